"""A headless Chromium driven through a pipe: the DevTools protocol, with the standard library alone."""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Broken(Exception):
    pass


def find():
    """The browser's program, or None."""
    for name in (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"):
        if name and shutil.which(name):
            return shutil.which(name)
    return None


class Browser:
    def __init__(self, program):
        to_r, self.to = os.pipe()
        self.come, from_w = os.pipe()
        self.home = tempfile.mkdtemp(prefix="umpire-page-")

        def streams():  # the browser reads commands from 3 and answers on 4
            a, b = os.dup(to_r), os.dup(from_w)
            os.dup2(a, 3)
            os.dup2(b, 4)

        args = [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
                "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=" + self.home, "--remote-debugging-pipe"]
        self.process = subprocess.Popen(args, preexec_fn=streams, close_fds=False, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        os.close(to_r)
        os.close(from_w)
        self.number, self.rest, self.events, self.session = 0, b"", [], None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Performance.enable", timeDomain="threadTicks")  # of the processor, not of the clock
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def read(self, until):
        while b"\0" not in self.rest:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self.come], [], [], left)[0]:
                raise Broken("the browser does not answer")
            more = os.read(self.come, 1 << 20)
            if not more:
                raise Broken("the browser is gone")
            self.rest += more
        one, self.rest = self.rest.split(b"\0", 1)
        return json.loads(one)

    def call(self, method, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data):]
        until = time.monotonic() + 60
        while True:
            answer = self.read(until)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise Broken(method + ": " + answer["error"]["message"])
                return answer["result"]
            self.events.append(answer)

    def open(self, path, anchor="", width=1400, height=1000, scheme="light"):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=width < 600)
        self.call("Emulation.setEmulatedMedia", media="",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.go("about:blank")
        self.events = []
        self.go("file://" + os.path.abspath(path) + anchor)

    def go(self, url):
        self.call("Page.navigate", url=url)
        until = time.monotonic() + 60
        while self.run("document.readyState + ' ' + location.href") != "complete " + url:
            if time.monotonic() > until:
                raise Broken(url + " does not load")
            time.sleep(0.02)

    def run(self, script):
        """The value of an expression on the page."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise Broken(script + ": " + json.dumps(answer["exceptionDetails"].get("exception", {}))[:400])
        return answer["result"].get("value")

    def key(self, key):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key)

    def click(self, selector):
        """A real click in the middle of an element."""
        self.run("new Promise(r => setTimeout(r, 150))")  # what moves has come to rest
        at = self.run("""(() => { const e = document.querySelector(%s); if (!e) return null;
            e.scrollIntoView({block: "center"}); const b = e.getBoundingClientRect();
            return [b.left + b.width / 2, b.top + b.height / 2]; })()""" % json.dumps(selector))
        if not at:
            raise Broken("there is no " + selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=at[0], y=at[1], button="left", clickCount=1)

    def worked(self):
        """Seconds of the processor that the page has taken so far."""
        return {m["name"]: m["value"] for m in self.call("Performance.getMetrics")["metrics"]}["TaskDuration"]

    def complaints(self):
        """Errors that the page raised or the console shows, and whatever it asked the network for."""
        self.run("1")
        out = []
        for e in self.events:
            method, params = e.get("method"), e.get("params", {})
            if method == "Runtime.exceptionThrown":
                out.append(json.dumps(params["exceptionDetails"])[:400])
            elif method == "Log.entryAdded" and params["entry"]["level"] == "error":
                out.append(params["entry"]["text"])
            elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning"):
                out.append("console: " + json.dumps(params["args"])[:400])
            elif method == "Network.requestWillBeSent" and not params["request"]["url"].startswith("file:"):
                if not params["request"]["url"].startswith("about:"):
                    out.append("asks for " + params["request"]["url"])
        return out

    def picture(self, path, whole=False):
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as f:
            f.write(base64.b64decode(data))

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
        except (Broken, OSError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

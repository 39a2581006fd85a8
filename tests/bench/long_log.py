#!/usr/bin/env python3
"""Makes a long log out of a real one: what happened in it, again and again.

  long_log.py MB IN.vlog OUT.vlog      OUT has about MB megabytes of command text

The game makes no sense after the first time through, and much of it is illegal: a
checker has more to explain than in any game that was played. Standard library only.
"""
import sys
import zipfile

LOG = b'\x1bLOG\t'


def main():
    megabytes, source, target = float(sys.argv[1]), sys.argv[2], sys.argv[3]
    with zipfile.ZipFile(source) as z:
        saved = z.read('savedGame')
        others = {n: z.read(n) for n in z.namelist() if n != 'savedGame'}
    key = int(saved[5:7], 16)
    text = bytes(b ^ key for b in bytes.fromhex(saved[7:].decode()))
    begin, history = text.split(LOG, 1)
    times = max(1, int((megabytes * 1e6 - len(begin)) / (len(history) + len(LOG))))
    table = bytes(b ^ key for b in range(256))
    with zipfile.ZipFile(target, 'w', zipfile.ZIP_DEFLATED) as z:
        with z.open('savedGame', 'w', force_zip64=True) as f:
            f.write(saved[:7])
            f.write(begin.translate(table).hex().encode())
            again = (LOG + history).translate(table).hex().encode()
            for _ in range(times):
                f.write(again)
        for name, content in others.items():
            z.writestr(name, content)


main()

#!/usr/bin/env python3
"""tests/bench/archive.py COUNT LOG FOLDER: an archive of COUNT logs, all different by their bytes and the same in what
they hold, a thousand in a folder, each folder with the module and the binding; their names go to FOLDER/list."""
import os
import shutil
import sys
import zipfile

count, log, folder = int(sys.argv[1]), sys.argv[2], sys.argv[3]
kit = [os.path.join(os.path.dirname(log), name) for name in os.listdir(os.path.dirname(log))
       if name.endswith((".vmod", ".bind.xml"))]
with zipfile.ZipFile(log) as z:
    entries = [(i.filename, z.read(i)) for i in z.infolist()]
os.makedirs(folder, exist_ok=True)
with open(os.path.join(folder, "list"), "w", encoding="utf-8") as names:
    for n in range(count):
        place = os.path.join(folder, "%04d" % (n // 1000))
        if n % 1000 == 0:
            os.makedirs(place, exist_ok=True)
            for file in kit:
                shutil.copy(file, place)
        path = os.path.join(place, "%06d.vlog" % n)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as z:
            for name, data in entries:
                when = (1980 + n // 1000 % 100, 1 + n // 100 % 10, 1 + n % 25, n // 25 % 4, 0, 0)
                z.writestr(zipfile.ZipInfo(name, when), data, zipfile.ZIP_DEFLATED)
        names.write(path + "\n")

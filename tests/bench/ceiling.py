#!/usr/bin/env python3
"""Runs one command and prints its time and peak memory beside a ceiling.

  ceiling.py MB CEILING COMMAND...     MB: of input; CEILING: MB of memory that may not be passed
"""
import resource
import subprocess
import sys
import time


def main():
    megabytes, ceiling, command = float(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]
    began = time.perf_counter()
    status = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    wall = time.perf_counter() - began
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu, peak = used.ru_utime + used.ru_stime, used.ru_maxrss / 1024
    print('%6.0f MB: %8.2f s (%.2f s of the processor, %.2f MB/s), peak %6.1f MB, %s the ceiling of %.0f MB, status %d'
          % (megabytes, wall, cpu, megabytes / max(cpu, 1e-9), peak,
             'below' if peak < ceiling else 'ABOVE', ceiling, status))


main()

#!/bin/sh
# Rebuilds the logs of the sessions, checks them, prints what was found, missed and wrongly accused.
# usage: run.sh UMPIRE [-v] [--short] [--make-only] [--cards] [--known FILE] [NAME ...]; a name is that of a session or its beginning (c40)
# TRUST="guess likely": at which trust; SESS_OUT: where logs/ and expect/ go (default: a folder that is removed again)
set -e
[ -x "$1" ] || { echo "usage: run.sh UMPIRE [-v] [--short] [--make-only] [--cards] [--known FILE] [NAME ...]" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
if [ -z "${SESS_OUT:-}" ]; then SESS_OUT=$(mktemp -d); trap 'rm -rf "$SESS_OUT"' EXIT; fi
mkdir -p "$SESS_OUT"
SESS_OUT=$(cd "$SESS_OUT" && pwd)
rm -rf "$SESS_OUT/logs" "$SESS_OUT/expect"
mkdir "$SESS_OUT/logs" "$SESS_OUT/expect"
export SESS_OUT PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$here:$here/invasion"
python3 "$here/rebuild.py"
python3 "$here/report.py" --build "$@"

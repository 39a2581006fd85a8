#!/bin/bash
# An archive judged by a Slurm job array, for real: munged, slurmctld and two slurmd on this machine, without systemd.
# Tasks are killed while they work and put back into the queue; the store that is merged in the end is that of one run.
# Usage: tests/slurm/run.sh UMPIRE; skipped, and said so, where Debian's slurmctld, slurmd and munge are missing.
set -euo pipefail
umpire=$(realpath "${1:-build/umpire}")
slurm=$(realpath cli/slurm/umpire-slurm)
games=${SLURM_GAMES:-600} batch=${SLURM_BATCH:-50}
PATH=$PATH:/usr/sbin
for tool in pgrep munged slurmctld slurmd sbatch scontrol sinfo squeue; do
    command -v $tool >/dev/null || {
        echo "slurm: skipped, $tool is missing (apt-get install slurmctld slurmd slurm-client munge)"
        exit 0
    }
done
dir=$(mktemp -d /tmp/umpire-slurm-XXXXXX)
chmod 755 "$dir"
host=$(hostname -s)
pids=()
finish() {
    for ((i = ${#pids[@]} - 1; i >= 0; i--)); do kill "${pids[i]}" 2>/dev/null || true; done
    wait || true
    if [ "${failed:-1}" = 0 ]; then rm -rf "$dir"; else echo "slurm: FAILED; see $dir" >&2; fi
}
trap finish EXIT

# ---- two nodes ----
port=$((20000 + $$ % 20000))
dd if=/dev/urandom of="$dir/key" bs=1024 count=1 2>/dev/null
chmod 400 "$dir/key"
munged --force --foreground --socket="$dir/munge.socket" --key-file="$dir/key" --pid-file="$dir/munge.pid" \
    --log-file="$dir/munge.log" --seed-file="$dir/munge.seed" >"$dir/munged.out" 2>&1 &
pids+=($!)
mkdir "$dir/state"
cat >"$dir/slurm.conf" <<CONF
ClusterName=umpire
SlurmctldHost=$host(127.0.0.1)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$dir/munge.socket
CredType=cred/munge
SlurmctldPort=$port
SlurmctldPidFile=$dir/slurmctld.pid
SlurmctldLogFile=$dir/slurmctld.log
StateSaveLocation=$dir/state
SlurmdPidFile=$dir/slurmd-%n.pid
SlurmdLogFile=$dir/slurmd-%n.log
SlurmdSpoolDir=$dir/spool-%n
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,batch_sched_delay=0
ReturnToService=2
KillWait=1
MailProg=/bin/true
NodeName=umpire1 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 1)) CPUs=1
NodeName=umpire2 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 2)) CPUs=1
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF=$dir/slurm.conf UMPIRE=$umpire TMPDIR=$dir
slurmctld -D >"$dir/slurmctld.out" 2>&1 &
pids+=($!)
for node in umpire1 umpire2; do
    slurmd -D -N $node >"$dir/$node.out" 2>&1 &
    pids+=($!)
done
up() { [ "$(sinfo -h -N -o '%N %T' 2>/dev/null | grep -c idle)" = 2 ]; }
for _ in $(seq 60); do up && break; sleep 0.5; done
up || { echo "slurm: the nodes do not come up" >&2; exit 1; }

# ---- an archive, and what one run makes of it ----
mkdir "$dir/games"
for ((i = 0; i < games; i++)); do
    { cat fixtures/madison/games/1812-1814-illegal.ump; echo "# game $i"; } >"$dir/games/$i.ump"
done
cp -r fixtures/packs "$dir/packs"
printf 'PK\003\004 and no more' >"$dir/games/bad.vlog"
"$umpire" store list "$dir/games" >"$dir/list"
status=0
"$umpire" check -q --store "$dir/whole.db" --list "$dir/list" >"$dir/whole.out" 2>/dev/null || status=$?
[ "$status" -le 3 ]

# ---- the same by two nodes, with tasks killed ----
started=$(date +%s%N)
"$slurm" -n "$batch" "$dir/array.db" "$dir/list"
ours() { # the processes that judge a batch
    pgrep -f "check --store $dir/umpire-" || true
}
killed=0 requeued=0
for _ in $(seq 1200); do
    [ -e "$dir/array.db.work/done" ] && break
    sleep 0.2
    # what is put back waits two minutes for its machine to recover; here nothing has to
    for job in $(squeue -h -t PD -O JobID:20,Reason:20 | awk '$2 == "BeginTime" {print $1}'); do
        scontrol update JobId="$job" StartTime=now 2>/dev/null || true
    done
    if [ $killed -lt 4 ]; then
        for p in $(ours | head -1); do kill -9 "$p" 2>/dev/null && killed=$((killed + 1)); done
    elif [ $requeued -lt 2 ]; then
        job=$(squeue -h -t R -n umpire -o %A | head -1)
        [ -z "$job" ] || { scontrol requeue "$job" 2>/dev/null && requeued=$((requeued + 1)); }
    fi
done
took=$((($(date +%s%N) - started) / 1000000))
[ -e "$dir/array.db.work/done" ] || { squeue; tail -n 5 "$dir"/array.db.work/said.*; exit 1; }
head -1 "$dir/array.db.work/said.merge"
tail -2 "$dir/array.db.work/said.merge"
[ $killed -ge 1 ] || { echo "slurm: no task was killed" >&2; exit 1; }

# ---- nothing is lost, and nothing there twice ----
"$umpire" store export "$dir/whole.db" >"$dir/whole.jsonl"
"$umpire" store export "$dir/array.db" >"$dir/array.jsonl"
cmp "$dir/whole.jsonl" "$dir/array.jsonl"
failed=0
echo "slurm: $(wc -l <"$dir/list") games by $(find "$dir/array.db.work" -name 'part.*' | wc -l) tasks on two nodes in" \
    "$took ms; $killed killed and $requeued requeued while they worked; the store is that of one run"

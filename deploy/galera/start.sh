#!/bin/sh
# Starts a node: start.sh DATADIR FIRST PEERS COMMAND…
#   DATADIR  its data folder
#   FIRST    "yes" on the node that makes the cluster when there is none
#   PEERS    the other nodes' addresses for replication, "host:port host:port"
# A new cluster is begun by the node that left the last one as its last ("safe_to_bootstrap: 1"), or by FIRST when it has
# no data; never while another node answers, which would make two clusters of one.
set -eu
data=$1 first=$2 peers=$3
shift 3

answers() {
  timeout 2 bash -c 'exec 3<>"/dev/tcp/${0%:*}/${0##*:}"' "$1" 2>/dev/null
}

# After a crash the position stands in the tables alone. Without it the node would be given all data anew.
state=$data/grastate.dat
if [ -f "$state" ] && grep -q '^seqno: *-1' "$state"; then
  position=$("$@" --wsrep-recover 2>&1 | sed -n 's/.*Recovered position:* *\([0-9a-f-]*:[0-9]*\).*/\1/p' | tail -n 1)
  if [ -n "$position" ]; then
    echo "start.sh: crashed at $position" >&2
    set -- "$@" --wsrep-start-position="$position"
  fi
fi

for peer in $peers; do
  if answers "$peer"; then
    echo "start.sh: $peer answers, joining its cluster" >&2
    exec "$@"
  fi
done
if [ -f "$state" ]; then
  if grep -q '^safe_to_bootstrap: 1' "$state"; then
    echo 'start.sh: the last of the cluster to stop, beginning it anew' >&2
    exec "$@" --wsrep-new-cluster
  fi
elif [ "$first" = yes ]; then
  echo 'start.sh: no data and nobody answers, making the cluster' >&2
  exec "$@" --wsrep-new-cluster
fi
echo 'start.sh: waiting for the others' >&2
exec "$@"

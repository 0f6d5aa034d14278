#!/bin/sh
# Starts a node: start.sh DATADIR PEERS COMMAND…
#   DATADIR  its data folder
#   PEERS    the other nodes' addresses for replication, "host:port host:port"
# A cluster is begun anew by the node that left it as its last ("safe_to_bootstrap: 1"), and made by a node without data when
# GALERA_NEW is "yes", which is said at its very first start; never while another node answers, which would make two of one.
# Without data and unasked a node waits for the others: made by one whose disk was replaced, the cluster would be empty, and
# the others would remove their data to take it over.
set -eu
data=$1 peers=$2
shift 2

answers() {
  timeout 2 bash -c 'exec 3<>"/dev/tcp/${0%:*}/${0##*:}"' "$1" 2>/dev/null
}

# A node that has been in no cluster yet leaves an empty file, or one with a uuid of zeros.
state=$data/grastate.dat

# After a crash the position stands in the tables alone. Without it the node would be given all data anew.
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
if grep -q '^uuid: *[0-]*[1-9a-f]' "$state" 2>/dev/null; then
  if grep -q '^safe_to_bootstrap: 1' "$state"; then
    echo 'start.sh: the last of the cluster to stop, beginning it anew' >&2
    exec "$@" --wsrep-new-cluster
  fi
elif [ "${GALERA_NEW:-}" = yes ]; then
  echo 'start.sh: no data and nobody answers, making the cluster' >&2
  exec "$@" --wsrep-new-cluster
else
  echo 'start.sh: no data and nobody answers. To make a new cluster, start it once with GALERA_NEW=yes' >&2
fi
echo 'start.sh: waiting for the others' >&2
exec "$@"

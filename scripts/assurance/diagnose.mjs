/** What the parts of a topology say about themselves, for whoever asks why a fault was not survived. */
import { createConnection } from 'mysql2/promise';
import { messageOf } from '../lib/message-of.mjs';

const LAST_LINES = 8;
const CONNECT_TIMEOUT_MS = 2000;

/** @param {import('../lib/topology.mjs').Topology} topology */
export async function diagnose({ replicas, database, cluster, proxy, redis }) {
  const processes = [...replicas, database, proxy, redis, cluster?.proxy].filter(
    (part) => part !== undefined,
  );
  const servers = cluster?.nodes ?? (database === undefined ? [] : [database]);
  const lines = await Promise.all(servers.map(stateOf));
  for (const { name, isRunning, output } of [...processes, ...(cluster?.nodes ?? [])]) {
    const all = output.trimEnd().split('\n');
    // First what the replicas log as errors: of a 500 nothing else is known.
    const errors = all.filter((line) => line.includes('"level":50')).slice(-LAST_LINES);
    const last = [...errors, ...all.slice(-LAST_LINES)];
    lines.push(
      `${name}: ${isRunning ? 'running' : 'not running'}`,
      ...last.map((line) => `  ${line.slice(0, 400)}`),
    );
  }
  return lines.join('\n');
}

/** @param {{ name: string, url: string }} server */
async function stateOf({ name, url }) {
  try {
    const connection = await createConnection({ uri: url, connectTimeout: CONNECT_TIMEOUT_MS });
    try {
      const [status] = await connection.query(
        "SHOW STATUS WHERE Variable_name IN ('wsrep_cluster_status', 'wsrep_cluster_size', 'wsrep_local_state_comment', 'wsrep_flow_control_paused', 'wsrep_local_recv_queue', 'Threads_connected')",
      );
      const [threads] = await connection.query(
        "SELECT id, command, time, state, info FROM information_schema.processlist WHERE command <> 'Sleep'",
      );
      return `${name}: ${JSON.stringify(status)}\n${JSON.stringify(threads, undefined, 1)}`;
    } finally {
      connection.destroy();
    }
  } catch (error) {
    return `${name} does not answer: ${messageOf(error)}`;
  }
}

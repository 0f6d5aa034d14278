/** For Linux: faults of what runs with one database server, and what must hold during each. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../lib/database.mjs';
import { execute } from '../lib/galera.mjs';
import { waitFor } from '../lib/wait.mjs';
import { failed, has500, noGapOver, recovered, recoveryMs, told } from './fault-figures.mjs';
import { call } from './load.mjs';
import { Streams } from './streams.mjs';

/** Docker kills what has not ended by then. */
const DOCKER_STOP_MS = 10_000;
/** Three attempts half a minute and a minute apart, and the lease of a process that died. */
const MAILS_MS = 300_000;

/** @type {import('./run-faults.mjs').Fault[]} */
export const SERVER_FAULTS = [
  {
    on: 'one',
    inSample: true,
    promise: 'a replica that dies costs nobody more than a repeated call',
    tried: (sample) => `kill -9 of one of two replicas, ${sample ? 2 : 20} times`,
    run: async (scene) => {
      const { topology, load, sample } = scene;
      for (let count = 0; count < (sample ? 2 : 20); count += 1) {
        const replica = topology.replicas[count % topology.replicas.length];
        await replica?.crash();
        await pause(1000);
        replica?.start();
        await replica?.inUse();
      }
      await recovered(scene);
      const figures = load.figures();
      return { figure: told(figures), holds: noGapOver(scene, figures, 5000) && !has500(figures) };
    },
  },
  {
    on: 'one',
    inSample: true,
    promise: 'a rolling restart fails no call, and every open stream reconnects',
    tried: (sample) => `SIGTERM to each replica in turn, ${sample ? 2 : 20} restarts, 16 open streams`,
    run: async (scene) => {
      const { topology, load, sample } = scene;
      const streams = new Streams(topology.url, load.customers);
      try {
        await streams.allConnected(recoveryMs(sample));
        load.figures();
        let slowest = 0;
        for (let count = 0; count < (sample ? 2 : 20); count += 1) {
          const replica = topology.replicas[count % topology.replicas.length];
          const start = performance.now();
          await replica?.stop();
          slowest = Math.max(slowest, performance.now() - start);
          replica?.start();
          await replica?.inUse();
        }
        await recovered(scene);
        await streams.allConnected(recoveryMs(sample));
        const figures = load.figures();
        return {
          figure: `${told(figures)}; ${streams.reopened} streams opened again, slowest stop ${(slowest / 1000).toFixed(1)} s`,
          holds: failed(figures) === 0 && slowest < 25_000,
        };
      } finally {
        await streams.close();
      }
    },
  },
  {
    on: 'one',
    inSample: false,
    promise: 'a proxy that is replaced stops in time, and every open stream reconnects',
    tried: () => 'SIGTERM to the proxy, 16 open streams, 3 times',
    run: async (scene) => {
      const { topology, load, sample } = scene;
      const streams = new Streams(topology.url, load.customers);
      try {
        let slowest = 0;
        for (let count = 0; count < 3; count += 1) {
          await streams.allConnected(recoveryMs(sample));
          const start = performance.now();
          await topology.proxy?.stop();
          slowest = Math.max(slowest, performance.now() - start);
          topology.proxy?.start();
        }
        await streams.allConnected(recoveryMs(sample));
        await recovered(scene);
        const figures = load.figures();
        return {
          figure: `${told(figures)}; ${streams.reopened} streams opened again, slowest stop ${(slowest / 1000).toFixed(1)} s`,
          holds: !has500(figures) && slowest < DOCKER_STOP_MS,
        };
      } finally {
        await streams.close();
      }
    },
  },
  {
    on: 'one',
    inSample: true,
    promise: 'calls are answered 503 while the database is dead, and nothing acknowledged is lost',
    tried: (sample) => `kill -9 of the database, ${sample ? 1 : 10} times`,
    run: async (scene) => {
      const { topology, load, sample } = scene;
      for (let count = 0; count < (sample ? 1 : 10); count += 1) {
        await topology.database?.crash();
        await pause(1500);
        topology.database?.start();
        await topology.database?.ready();
        await recovered(scene);
      }
      const figures = load.figures();
      return { figure: told(figures), holds: !has500(figures) && noGapOver(scene, figures, 15_000) };
    },
  },
  {
    on: 'one',
    inSample: false,
    promise: 'the proxy stops using a replica that hangs, and it does no harm when it resumes',
    tried: () => 'SIGSTOP of one of two replicas for 20 s, 3 times',
    run: async (scene) => {
      const { topology, load } = scene;
      for (let count = 0; count < 3; count += 1) {
        const replica = topology.replicas[count % 2];
        replica?.hang();
        await pause(20_000);
        replica?.goOn();
        await pause(3000);
      }
      await recovered(scene);
      const figures = load.figures();
      return { figure: told(figures), holds: noGapOver(scene, figures, 8000) && !has500(figures) };
    },
  },
  {
    on: 'one',
    inSample: false,
    promise: 'calls are answered 503 instead of waiting for ever while the database hangs',
    tried: () => 'SIGSTOP of the database for 20 s',
    run: async (scene) => {
      const { topology, load } = scene;
      topology.database?.hang();
      await pause(3000);
      const start = performance.now();
      const live = await call(topology.replicas[0]?.url ?? '', 'GET', '/health/live').catch(() => undefined);
      const liveMs = performance.now() - start;
      await pause(17_000);
      topology.database?.goOn();
      await recovered(scene);
      const figures = load.figures();
      return {
        figure: `${told(figures)}; liveness answered ${live?.status ?? 'nothing'} in ${Math.round(liveMs)} ms`,
        holds: !has500(figures) && live?.status === 200 && liveMs < 1000 && failed(figures) > 0,
      };
    },
  },
  {
    on: 'one',
    inSample: false,
    promise: 'calls are slow or answered 503 while the database is slow, and nothing worse happens',
    tried: () => 'the database stopped for 90 of every 100 ms, 30 s',
    run: async (scene) => {
      const { topology, load } = scene;
      const end = performance.now() + 30_000;
      while (performance.now() < end) {
        topology.database?.hang();
        await pause(90);
        topology.database?.goOn();
        await pause(10);
      }
      const during = load.figures();
      await recovered(scene);
      const after = load.figures();
      const slow = `99 % of calls within ${during.p99Ms} ms`;
      return {
        figure: `${told(during)}, ${slow}; then ${told(after)}`,
        holds: !has500(during) && during.succeeded > 0 && failed(after) === 0,
      };
    },
  },
  {
    on: 'one',
    inSample: false,
    promise: 'a read-only database refuses writes with 503 and goes on reading',
    tried: () => 'SET GLOBAL read_only for 5 s',
    run: async (scene) => {
      const { topology, load } = scene;
      const operator = topology.database?.operatorUrl ?? '';
      await execute(operator, 'SET GLOBAL read_only = 1');
      await pause(2000);
      const read = await call(topology.url, 'GET', '/api/cleaners?postcode=OX1');
      await pause(3000);
      await execute(operator, 'SET GLOBAL read_only = 0');
      await recovered(scene);
      const figures = load.figures();
      return {
        figure: `${told(figures)}; a search answered ${read.status}`,
        holds: !has500(figures) && read.status === 200,
      };
    },
  },
  {
    on: 'one',
    inSample: false,
    promise: 'no call fails while Redis is down or hangs',
    tried: () => 'kill -9 of Redis for 5 s, SIGSTOP for 10 s',
    run: async (scene) => {
      const { topology, load } = scene;
      await topology.redis?.crash();
      await pause(5000);
      topology.redis?.start();
      await pause(3000);
      topology.redis?.hang();
      await pause(10_000);
      topology.redis?.goOn();
      await recovered(scene);
      const figures = load.figures();
      return { figure: told(figures), holds: failed(figures) === 0 };
    },
  },
  {
    on: 'one',
    inSample: false,
    promise: 'mails wait while the mail server is down, slow or refuses them, and each is sent once',
    tried: () => 'refusing (451) for 5 s, slow (2 s) for 5 s, down for 5 s',
    run: async (scene) => {
      const { topology, load, mails } = scene;
      // A process that dies between sending and writing it down sends again: those of earlier faults are not this one's.
      mails.accepted.clear();
      mails.state = 'refusing';
      await pause(5000);
      mails.state = 'slow';
      await pause(5000);
      mails.state = 'well';
      await mails.stop();
      await pause(5000);
      await mails.comeBack();
      await load.stop();
      const database = openDatabase({ dataDir: topology.dataDir, databaseUrl: topology.databaseUrl });
      try {
        const waiting = async () =>
          Number(
            (await database.all("SELECT COUNT(*) AS n FROM email_notifications WHERE status <> 'sent'"))[0]
              ?.n,
          );
        // By the product's own schedule: a mail that is made due by hand may be under way, and would be sent twice.
        await waitFor(async () => ((await waiting()) === 0 ? true : undefined), {
          timeoutMs: MAILS_MS,
          what: 'the mails',
        });
        const figures = load.figures();
        return {
          figure: `${told(figures)}; ${mails.accepted.size} mails sent, ${mails.doubled} of them twice`,
          holds: failed(figures) === 0 && mails.doubled === 0,
        };
      } finally {
        await database.close();
      }
    },
  },
  {
    on: 'one',
    inSample: false,
    promise: 'slow senders are cut off and delay nobody',
    tried: () => '500 connections to a replica that send a header a second',
    run: async (scene) => {
      const { topology, load } = scene;
      const { hostname, port } = new URL(topology.replicas[0]?.url ?? '');
      await pause(3000);
      const before = load.figures();
      let cut = 0;
      const sockets = Array.from({ length: 500 }, () => {
        const socket = connect({ host: hostname, port: Number(port) });
        socket.on('error', () => undefined).on('close', () => (cut += 1));
        socket.write('POST /api/messages HTTP/1.1\r\nHost: localhost\r\n');
        return socket;
      });
      for (let second = 0; second < 30 && cut < sockets.length; second += 1) {
        for (const socket of sockets) if (socket.writable) socket.write(`X-Drip-${second}: a\r\n`);
        await pause(1000);
      }
      const figures = load.figures();
      for (const socket of sockets) socket.destroy();
      return {
        figure: `${told(figures)}; ${cut} of 500 cut off; 99 % of calls within ${figures.p99Ms} ms (${before.p99Ms} ms before)`,
        holds: failed(figures) === 0 && cut === 500,
      };
    },
  },
];

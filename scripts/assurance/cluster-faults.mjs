/** For Linux: faults of a cluster, and what must hold during each. */
import { setTimeout as pause } from 'node:timers/promises';
import { execute } from '../lib/galera.mjs';
import { waitFor } from '../lib/wait.mjs';
import { failed, has500, noGapOver, recovered, told } from './fault-figures.mjs';

/** @type {import('./run-faults.mjs').Fault[]} */
export const CLUSTER_FAULTS = [
  {
    on: 'cluster',
    inSample: true,
    promise: 'the death of a database node costs a moment, and nothing acknowledged is lost',
    tried: (sample) => `kill -9 of the node that takes the writes, ${sample ? 1 : 10} times`,
    run: async (scene) => {
      const { topology, load, sample } = scene;
      const { cluster } = topology;
      if (cluster === undefined) throw new Error('there is no cluster');
      for (let count = 0; count < (sample ? 1 : 10); count += 1) {
        const node = await cluster.active();
        await node.crash();
        await recovered(scene);
        node.start();
        await node.ready();
        await pause(1000);
      }
      const figures = load.figures();
      return { figure: told(figures), holds: noGapOver(scene, figures, 10_000) && !has500(figures) };
    },
  },
  {
    on: 'cluster',
    inSample: false,
    promise: 'all replicas leave a database node that hangs within ten seconds',
    tried: () => 'SIGSTOP of the node that takes the writes for 20 s, 3 times',
    run: async (scene) => {
      const { topology, load } = scene;
      const { cluster } = topology;
      if (cluster === undefined) throw new Error('there is no cluster');
      for (let count = 0; count < 3; count += 1) {
        const node = await cluster.active();
        node.hang();
        await pause(20_000);
        node.goOn();
        await waitFor(async () => (node.isRunning ? undefined : true), { timeoutMs: 3000, what: '' }).catch(
          () => undefined,
        );
        if (!node.isRunning) node.start();
        await node.ready();
      }
      await recovered(scene);
      const figures = load.figures();
      return { figure: told(figures), holds: noGapOver(scene, figures, 12_000) && !has500(figures) };
    },
  },
  {
    on: 'cluster',
    inSample: false,
    promise: 'a split cluster carries on in its larger part, and the smaller one accepts nothing meanwhile',
    tried: () => 'the node that takes the writes cut off from the others for 20 s, 3 times',
    run: async (scene) => {
      const { topology, load } = scene;
      const { cluster } = topology;
      if (cluster === undefined) throw new Error('there is no cluster');
      for (let count = 0; count < 3; count += 1) {
        const node = await cluster.active();
        await execute(node.url, "SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'");
        await pause(20_000);
        await execute(node.url, "SET GLOBAL wsrep_provider_options = 'gmcast.isolate=0'");
        await node.ready();
        await recovered(scene);
      }
      const figures = load.figures();
      return { figure: told(figures), holds: noGapOver(scene, figures, 12_000) && !has500(figures) };
    },
  },
  {
    on: 'cluster',
    inSample: false,
    promise: 'a cluster without a majority accepts nothing, says so, and recovers by itself',
    tried: () => 'all three nodes cut off from each other for 15 s, 2 times',
    run: async (scene) => {
      const { topology, load } = scene;
      const { cluster } = topology;
      if (cluster === undefined) throw new Error('there is no cluster');
      let taken = 0;
      for (let count = 0; count < 2; count += 1) {
        for (const { url } of cluster.nodes)
          await execute(url, "SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'");
        // The nodes may take some seconds to see that they are alone.
        await pause(10_000);
        const before = load.ledger.length;
        await pause(5000);
        taken += load.ledger.length - before;
        for (const { url } of cluster.nodes)
          await execute(url, "SET GLOBAL wsrep_provider_options = 'gmcast.isolate=0'");
        await Promise.all(cluster.nodes.map((node) => node.ready()));
        await recovered(scene);
      }
      const figures = load.figures();
      return {
        figure: `${told(figures)}; ${taken} acknowledged without a majority`,
        holds: !has500(figures) && taken === 0 && failed(figures) > 0,
      };
    },
  },
  {
    on: 'cluster',
    inSample: false,
    promise: 'a cluster whose nodes all die forms again, and nothing acknowledged is lost',
    tried: () => 'kill -9 of all three nodes at once, 2 times',
    run: async (scene) => {
      const { topology, load } = scene;
      const { cluster } = topology;
      if (cluster === undefined) throw new Error('there is no cluster');
      for (let count = 0; count < 2; count += 1) {
        await Promise.all(cluster.nodes.map((node) => node.crash()));
        for (const node of cluster.nodes) node.start();
        await Promise.all(cluster.nodes.map((node) => node.ready()));
        await recovered(scene);
      }
      const figures = load.figures();
      return { figure: told(figures), holds: !has500(figures) && noGapOver(scene, figures, 60_000) };
    },
  },
  {
    on: 'cluster',
    inSample: false,
    promise: 'calls fail while a proxy is dead, and nothing acknowledged is lost',
    tried: () =>
      'kill -9 of the proxy before the database, then of the one before the site, for 2 s, 3 times',
    run: async (scene) => {
      const { topology, load } = scene;
      for (let count = 0; count < 3; count += 1) {
        for (const proxy of [topology.cluster?.proxy, topology.proxy]) {
          if (proxy === undefined) throw new Error('there is no such proxy');
          await proxy.crash();
          await pause(2000);
          proxy.start();
          await recovered(scene);
        }
      }
      const figures = load.figures();
      return { figure: told(figures), holds: noGapOver(scene, figures, 10_000) && !has500(figures) };
    },
  },
];

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariaDb, type DatabaseServer } from '../../../scripts/lib/mariadb.mjs';
import { createStore, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { dumpOf, logBegunAt } from '../../src/backups/client-programs.js';
import { keepLog } from '../../src/backups/log-copy.js';
import { parseDatabaseUrl } from '../../src/config/database-url.js';
import {
  backupUser,
  denyWhereLogStands,
  logAskedFor,
  logHasArrived,
  nextLogFile,
} from '../support/binary-log.js';
import { startDatabaseProxy } from '../support/database-proxy.js';
import { engine, sharedStore } from '../support/engine.js';

const SILENCE_MS = 2000;
/** Stalls a connection within the handshake: no reply after the server's greeting fits into this. */
const WITHIN_HANDSHAKE_BYTES = 120;
/** Stalls a connection within a dump: sign-in takes fewer bytes, and every dump more. */
const WITHIN_DUMP_BYTES = 1000;

if (engine === 'sqlite')
  it('a database file has no server that could fall silent', () =>
    expect(sharedStore.databaseUrl).toBe(undefined));
else
  describe('a server whose log is copied', () => {
    let server: DatabaseServer;
    let store: Store;
    let folder: string;
    let said: string[];
    let keeping: { stop: () => Promise<void> } | undefined;
    beforeAll(async () => {
      server = await startMariaDb(['--log-bin=changes', '--server-id=1']);
      store = await createStore(engine, server.url);
    });
    afterAll(async () => {
      await store.remove();
      await server.stop();
    });

    const keep = (url: string) => {
      const stopping = new AbortController();
      const copying = { folder, say: (line: string) => said.push(line), silenceMs: SILENCE_MS };
      const ended = keepLog(parseDatabaseUrl(url), copying, stopping.signal);
      keeping = {
        stop: () => {
          stopping.abort();
          return ended;
        },
      };
    };
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'tidyhearth-silent-'));
      said = [];
    });
    afterEach(async () => {
      await keeping?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const saidOf = (text: string) => said.filter((line) => line.includes(text)).length;
    const expectSaid = (what: string, times = 1) =>
      waitFor(async () => saidOf(what) >= times || undefined, { timeoutMs: 60_000, what });
    const everythingArrives = async () => {
      await nextLogFile(server.url);
      await logHasArrived(server.url, join(folder, 'binlog'));
    };

    it('and that falls silent while its connections stay open is asked anew until it answers', async () => {
      const proxy = await startDatabaseProxy(server.url);
      try {
        keep(proxy.url);
        await expectSaid('is kept in');
        await everythingArrives();
        proxy.hang();
        await expectSaid('For 2 seconds the server has sent nothing');
        await expectSaid('The server has not answered within');
        proxy.leaveHanging();
        await expectSaid('is kept in', 2);
        await everythingArrives();
        await keeping?.stop();
      } finally {
        proxy.close();
      }
    });

    it('and that falls silent while it shows how a file begins is waited for half a minute', async () => {
      const proxy = await startDatabaseProxy(server.url);
      try {
        proxy.starve(WITHIN_HANDSHAKE_BYTES);
        await expect(logBegunAt(parseDatabaseUrl(proxy.url), 'changes.000001')).rejects.toThrow(
          'has not shown how changes.000001 begins within 30 seconds',
        );
      } finally {
        proxy.close();
      }
    });

    it('and that refuses to say where its log stands is read on, since it goes on sending', async () => {
      keep(await backupUser(store));
      await expectSaid('is kept in');
      await denyWhereLogStands(store);
      await logAskedFor(server.url, 2);
      await everythingArrives();
      expect([saidOf('is kept in'), said]).toEqual([1, [expect.stringContaining('is kept in')]]);
    });
  });

if (engine === 'mariadb')
  describe('a server that is dumped', () => {
    const dump = (url: string, silenceMs: number) =>
      dumpOf(parseDatabaseUrl(url), { isMariaDb: true, withPosition: false, silenceMs });
    const textOf = async (parts: AsyncIterable<Buffer>, meanwhile?: Promise<unknown>) => {
      let text = '';
      for await (const part of parts) {
        text += part.toString();
        await meanwhile;
      }
      return text;
    };
    const gaveUp = `has sent nothing for ${SILENCE_MS / 1000} seconds`;

    it.each([
      ['from the first byte on', 0],
      ['in the midst of it', WITHIN_DUMP_BYTES],
    ])('and that is silent %s while its connection stays open ends the dump', async (_, bytes) => {
      const proxy = await startDatabaseProxy(sharedStore.databaseUrl ?? '');
      try {
        proxy.starve(bytes);
        await expect(textOf(dump(proxy.url, SILENCE_MS))).rejects.toThrow(gaveUp);
      } finally {
        proxy.close();
      }
    });

    it('is not held silent while the dump waits for who reads it', async () => {
      const proxy = await startDatabaseProxy(sharedStore.databaseUrl ?? '');
      try {
        proxy.hang();
        const longerThanThat = textOf(dump(proxy.url, SILENCE_MS)).catch(String);
        const whole = await textOf(dump(sharedStore.databaseUrl ?? '', SILENCE_MS / 2), longerThanThat);
        expect(whole).toContain('-- Dump completed');
        expect(await longerThanThat).toContain(gaveUp);
      } finally {
        proxy.close();
      }
    });
  });

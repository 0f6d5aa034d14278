import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { PhotoStore } from './photo.store.js';

const PHOTO = Buffer.from('a photo');
/** Linux only: every write to it fails for lack of space. */
const FULL = '/dev/full';
const withFullDisk = existsSync(FULL) ? describe : describe.skip;

withFullDisk('a photo store on a full disk', () => {
  it('refuses a photo that finds no space, and keeps no part of it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tidyhearth-full-'));
    const photos = join(dataDir, 'photos');
    mkdirSync(photos);
    symlinkSync(FULL, join(photos, 'a.webp'));
    const store = new PhotoStore({ dataDir } as Config);
    await expect(store.put('a.webp', PHOTO)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(readdirSync(photos)).toEqual([]);
    rmSync(dataDir, { recursive: true });
  });
});

describe('a photo store whose folder could not be made', () => {
  it('is away until it can, without a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-late-'));
    const dataDir = join(folder, 'mount');
    writeFileSync(dataDir, 'not a folder yet');
    const store = new PhotoStore({ dataDir } as Config);
    const unavailable = { code: 'UNAVAILABLE' };
    await expect(store.get('a.webp')).rejects.toMatchObject(unavailable);
    await expect(store.put('a.webp', PHOTO)).rejects.toMatchObject(unavailable);
    rmSync(dataDir);
    await store.put('a.webp', PHOTO);
    expect(await store.get('a.webp')).toEqual(PHOTO);
    rmSync(folder, { recursive: true });
  });
});

describe('a photo store that hangs', () => {
  it('waits a bounded time for a store that takes the call and never answers', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const s3 = { bucket: 'photos', endpoint, region: 'auto', accessKeyId: 'a', secretAccessKey: 'b' };
    const store = new PhotoStore({ s3, dataDir: '' } as Config);
    store.s3AnswerMs = 100;
    const unavailable = { code: 'UNAVAILABLE' };
    await Promise.all([
      expect(store.put('a.webp', PHOTO)).rejects.toMatchObject(unavailable),
      expect(store.get('a.webp')).rejects.toMatchObject(unavailable),
    ]);
    sockets.forEach((socket) => socket.destroy());
    silent.close();
  });
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { waitFor } from '../../../../scripts/lib/wait.mjs';
import { noise, plain } from '../../support/pictures.js';
import { race } from '../../support/race.js';
import { keptPhoto } from '../../support/rows/kept.js';
import { countStatuses, together } from '../../support/together.js';
import { world, type Account, type CleanerAccount } from '../../support/world.js';

const MAX_BYTES = 5 * 1024 * 1024;
const FOLDER = join(process.env.TEST_DATA_DIR ?? '', 'photos');

const uploadTo = (path: string, session: Account, file: Buffer, name = 'photo.jpg', field = 'image') =>
  world.as(session).post(path).attach(field, file, { filename: name, contentType: 'image/jpeg' });
const upload = (person: Account, file: Buffer, name?: string) =>
  uploadTo(`/api/users/${person.user.id}/upload-image`, person, file, name);
const uploadForCleaner = (cleaner: CleanerAccount, file: Buffer) =>
  uploadTo(`/api/cleaners/${cleaner.cleaner.id}/upload-image`, cleaner, file);
const stored = () => new Set(existsSync(FOLDER) ? readdirSync(FOLDER) : []);
const keyOf = (address: string) => address.replace('/api/files/', '');

const fetchPhoto = async (address: string) =>
  world.anyone
    .get(address)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

describe('photos', () => {
  let jpeg: Buffer;

  beforeAll(async () => {
    jpeg = await noise(1200, 900).jpeg().toBuffer();
  });

  it('are re-encoded small and upright, without the metadata of the camera', async () => {
    const person = await world.registerCustomer();
    const tagged = await noise(1600, 800)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await upload(person, tagged);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      profileImageUrl: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}\.webp$/),
    });
    const photo = await fetchPhoto(answer.body.profileImageUrl);
    const seen = await sharp(photo.body as Buffer).metadata();
    expect(seen).toMatchObject({ format: 'webp', width: 400, height: 800 });
    expect([seen.exif, seen.orientation]).toEqual([undefined, undefined]);
    expect((await world.as(person).get('/api/auth/user')).body.profileImageUrl).toBe(
      answer.body.profileImageUrl,
    );
  });

  it('are public, with headers that prevent any other use than as an image', async () => {
    const { body } = await upload(await world.registerCustomer(), jpeg);
    const { headers, status } = await fetchPhoto(body.profileImageUrl);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each(['png', 'gif', 'webp', 'jpeg'] as const)(
    'may be %s, and keep a size that is small',
    async (format) => {
      const file = await plain(300, 200).toFormat(format).toBuffer();
      const answer = await upload(await world.registerCustomer(), file);
      expect(answer.status).toBe(200);
      const photo = await fetchPhoto(answer.body.profileImageUrl);
      expect(await sharp(photo.body as Buffer).metadata()).toMatchObject({ width: 300, height: 200 });
    },
  );

  it('are judged by content, not by name or declared type', async () => {
    const person = await world.registerCustomer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const [header, half] = [jpeg.subarray(0, 200), jpeg.subarray(0, jpeg.length / 2)];
    const wrong = [svg, html, Buffer.from('GIF89a<script>'), header, half, Buffer.alloc(0)];
    const before = stored();
    for (const file of wrong) {
      const answer = await upload(person, file);
      expect([400, 415]).toContain(answer.status);
      expect(answer.body.code).toMatch(/FILE_TYPE|VALIDATION_FAILED/);
    }
    expect(stored()).toEqual(before);
  });

  it('lose whatever else a file carries', async () => {
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { body } = await upload(await world.registerCustomer(), polyglot);
    const photo = await fetchPhoto(body.profileImageUrl);
    expect((photo.body as Buffer).includes('<script>')).toBe(false);
  });

  it('may have 5 MB and not a byte more', async () => {
    const person = await world.registerCustomer();
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect((await upload(person, padded(MAX_BYTES))).status).toBe(200);
    for (const size of [MAX_BYTES + 1, 3 * MAX_BYTES]) {
      const answer = await upload(person, padded(size));
      expect(answer.body).toMatchObject({ statusCode: 413, code: 'FILE_TOO_LARGE' });
    }
  });

  it('are refused when they decode to more pixels than a photo has', async () => {
    const bomb = await plain(14_000, 14_000).png().toBuffer();
    expect(bomb.length).toBeLessThan(MAX_BYTES);
    expect((await upload(await world.registerCustomer(), bomb)).body.code).toBe('FILE_TYPE');
  });

  it('are one picture, however many an animation has', async () => {
    const [size, pictures] = [20, 10_000];
    const frames = noise(size, size * pictures, { pageHeight: size });
    const animation = await frames.gif({ effort: 1 }).toBuffer();
    const { body } = await upload(await world.registerCustomer(), animation);
    const photo = await sharp((await fetchPhoto(body.profileImageUrl)).body as Buffer).metadata();
    expect([photo.width, photo.height, photo.pages ?? 1]).toEqual([size, size, 1]);
  });

  it.each(['../../x', 'a\u0000.png', 'con', '"', 'x'.repeat(300), '\u202egpj.exe'])(
    'get a name of our own, whatever theirs is: %j',
    async (name) => {
      const answer = await upload(await world.registerCustomer(), jpeg, name);
      expect(answer.body.profileImageUrl).toMatch(/^\/api\/files\/[0-9a-f]{32}\.webp$/);
    },
  );

  it('come in the field image of a multipart request', async () => {
    const person = await world.registerCustomer();
    const path = `/api/users/${person.user.id}/upload-image`;
    expect((await uploadTo(path, person, jpeg, 'a.jpg', 'file')).status).toBe(400);
    const asJson = await world.as(person).post(path).send({ image: '/etc/passwd', filepath: '/etc/passwd' });
    expect(asJson.status).toBe(415);
    expect((await world.as(person).post(path)).status).toBe(415);
    const broken = await world
      .as(person)
      .post(path)
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc');
    expect(broken.body.statusCode).toBe(400);
    const many = world.as(person).post(path);
    for (let index = 0; index < 40; index += 1) many.field(`f${index}`, 'x');
    expect((await many).status).toBeLessThan(500);
  });

  race('replace one another: of twenty at once, one stays', async () => {
    const cleaner = await world.registerCleaner();
    const small = await plain(300, 200).jpeg().toBuffer();
    const before = stored();
    const answers = await together(20, () => uploadForCleaner(cleaner, small));
    expect(countStatuses(answers)).toEqual({ 200: 20 });
    const added = () => [...stored()].filter((key) => !before.has(key));
    await waitFor(async () => added().length === 1 || undefined, { timeoutMs: 30_000, what: 'one photo' });
    expect(added()).toEqual([keyOf(await keptPhoto(cleaner))]);
  });

  it("are not put on another person's account or profile", async () => {
    const [person, cleaner] = [await world.registerCustomer(), await world.registerCleaner()];
    const before = stored();
    expect((await uploadTo(`/api/users/${cleaner.user.id}/upload-image`, person, jpeg)).status).toBe(403);
    expect((await uploadTo(`/api/cleaners/${cleaner.cleaner.id}/upload-image`, person, jpeg)).status).toBe(
      403,
    );
    expect(stored()).toEqual(before);
  });

  it.each(['x', '..%2f..%2ftidyhearth.sqlite', `${'0'.repeat(32)}.webp`, '%00', '__proto__'])(
    'are not there under %s',
    async (key) => {
      const answer = await world.anyone.get(`/api/files/${key}`);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toContain('application/json');
    },
  );
});

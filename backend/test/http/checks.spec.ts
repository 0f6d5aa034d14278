import { addDays, addMonths, ukToday } from '@tidyhearth/domain';
import sharp from 'sharp';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { bellOf, mailsTo, titlesOf } from '../support/bell.js';
import {
  checkOf,
  checksOf,
  ownCheck,
  PDF,
  recordCheck,
  seenDocument,
  sendDocument,
  sendFile,
  smallPicture,
} from '../support/checks.js';
import { auditLines } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { transparent } from '../support/pictures.js';
import {
  isFileKept,
  keptDocumentFiles,
  keptRenewals,
  keptSlots,
  renewalsAreTold,
} from '../support/rows/checks.js';
import { countStatuses, together } from '../support/together.js';
import { world, type CleanerAccount, type Session } from '../support/world.js';

const N = 10;

describe('checks of identity, background and insurance', () => {
  let admin: Session;
  const asAdmin = () => world.as(admin);
  const decide = (id: number, how: string, body: object) =>
    asAdmin().post(`/api/admin/checks/${id}/${how}`).send(body);
  const profileOf = async ({ cleaner }: CleanerAccount) =>
    (await world.anyone.get(`/api/cleaners/${cleaner.id}`)).body;
  const badgesOf = async (person: CleanerAccount) => {
    const { user, isInsured, isBackgroundChecked } = await profileOf(person);
    return { isVerified: user.isVerified, isInsured, isBackgroundChecked };
  };

  async function fullyChecked(): Promise<CleanerAccount> {
    const person = await world.approvedCleaner();
    for (const kind of ['identity', 'background', 'insurance'] as const)
      await recordCheck(world, person, kind);
    return person;
  }

  beforeAll(async () => {
    admin = await world.admin();
  });

  describe('by documents', () => {
    it('go from the cleaner to the admin, become a badge with its dates, and leave no document behind', async () => {
      const person = await world.approvedCleaner();
      const [sent] = await sendDocument(world, person, 'background');
      expect(sent).toMatchObject({
        current: null,
        open: { state: 'submitted', cause: null, documents: [{ contentType: 'application/pdf' }] },
      });
      const files = await keptDocumentFiles(person);
      expect(files.map(isFileKept)).toEqual([true]);
      const listed = await asAdmin()
        .get('/api/admin/checks')
        .query({ state: 'submitted', search: person.user.email });
      expect(listed.body).toEqual([
        expect.objectContaining({
          kind: 'background',
          email: person.user.email,
          documents: sent.open?.documents,
        }),
      ]);
      const seen = seenDocument(person, 'background');
      const passed = await decide(listed.body[0].id, 'pass', seen);
      expect(passed.body).toMatchObject({ state: 'passed', checkedName: seen.name, documents: [] });
      expect(await profileOf(person)).toMatchObject({
        isBackgroundChecked: true,
        isInsured: false,
        checks: [{ kind: 'background', checkedOn: seen.checkedOn, expiresOn: seen.expiresOn }],
      });
      expect(await keptDocumentFiles(person)).toEqual([]);
      await waitFor(async () => !files.some(isFileKept) || undefined, {
        timeoutMs: 10_000,
        what: 'the file to go',
      });
      expect(await titlesOf(person)).toContain('Background check: checked');
      const acts = (await auditLines(world, 'user', person.user.id)).map(({ action }) => action);
      expect(acts).toContain('check.passed');
    });

    it('are refused with a reason that the cleaner reads, and may be sent again', async () => {
      const person = await world.registerCleaner();
      await sendDocument(world, person, 'insurance');
      const { id } = await checkOf(world, person, 'insurance');
      const reason = 'The policy ended last year.';
      expect((await decide(id, 'refuse', { reason })).body).toMatchObject({ state: 'refused', reason });
      expect(await ownCheck(world, person, 'insurance')).toMatchObject({ open: null, refused: { reason } });
      expect((await bellOf(person))[0]?.message).toContain(reason);
      expect(await mailsTo(person)).toContain('check-refused');
      const [again] = await sendDocument(world, person, 'insurance');
      expect(again.open?.state).toBe('submitted');
    });

    it('are decided once when two decide at the same time', async () => {
      const person = await world.registerCleaner();
      await sendDocument(world, person, 'identity');
      const { id } = await checkOf(world, person, 'identity');
      const answers = await together(N, (index) =>
        index % 2
          ? decide(id, 'pass', seenDocument(person))
          : decide(id, 'refuse', { reason: 'Not legible.' }),
      );
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: N - 1 });
      const acts = (await auditLines(world, 'user', person.user.id)).map(({ action }) => action);
      expect(acts.filter((action) => /^check\.(passed|refused)$/.test(action))).toHaveLength(1);
    });

    it.each([
      [
        'passed',
        (id: number, person: CleanerAccount, seen: object) =>
          decide(id, 'pass', { ...seenDocument(person), ...seen }),
      ],
      [
        'refused',
        (id: number, _: CleanerAccount, seen: object) =>
          decide(id, 'refuse', { reason: 'Not legible.', ...seen }),
      ],
      [
        'passed as seen elsewhere',
        (_: number, person: CleanerAccount, seen: object) =>
          asAdmin()
            .post('/api/admin/checks')
            .send({ ...seenDocument(person), userId: person.user.id, kind: 'identity', ...seen }),
      ],
    ])('are not %s, and so deleted, while others than the admin saw wait', async (_, act) => {
      const person = await world.registerCleaner();
      await sendDocument(world, person, 'identity');
      const { id, documents } = await checkOf(world, person, 'identity');
      const first = documents.map((document) => document.id);
      await sendDocument(world, person, 'identity');
      for (const seenDocumentIds of [first, []])
        expect((await act(id, person, { seenDocumentIds })).body).toMatchObject({
          statusCode: 409,
          code: 'DOCUMENTS_CHANGED',
        });
      const waiting = await checkOf(world, person, 'identity');
      expect(waiting).toMatchObject({ id, state: 'submitted', documents: [{}, {}] });
      const seenDocumentIds = waiting.documents.map((document) => document.id).toReversed();
      expect((await act(id, person, { seenDocumentIds })).status).toBe(200);
      expect(await keptDocumentFiles(person)).toEqual([]);
    });

    it('replace the check before them, which counts until then', async () => {
      const person = await fullyChecked();
      await sendDocument(world, person, 'identity');
      expect((await badgesOf(person)).isVerified).toBe(true);
      const { id } = await checkOf(world, person, 'identity');
      const expiresOn = addMonths(ukToday(), 24);
      await decide(id, 'pass', { ...seenDocument(person), expiresOn });
      expect((await ownCheck(world, person, 'identity')).current?.expiresOn).toBe(expiresOn);
      const ended = (await checksOf(world, person)).filter(
        ({ kind, state }) => kind === 'identity' && state === 'withdrawn',
      );
      expect(ended).toEqual([expect.objectContaining({ ending: 'replaced' })]);
    });

    it.each([
      ['evidence', { evidence: 'public-liability-certificate' }],
      ['checkedOn', { checkedOn: addDays(ukToday(), 2) }],
      ['expiresOn', { expiresOn: ukToday() }],
      ['expiresOn', { expiresOn: addMonths(ukToday(), 125) }],
      ['reference', { reference: ' ' }],
    ])('need an %s that can be', async (field, change) => {
      const person = await world.registerCleaner();
      await sendDocument(world, person, 'identity');
      const { id } = await checkOf(world, person, 'identity');
      const answer = await decide(id, 'pass', { ...seenDocument(person), ...change });
      expect(answer.status).toBe(400);
      expect(answer.body.details).toEqual([expect.objectContaining({ path: field })]);
      expect((await checkOf(world, person, 'identity')).state).toBe('submitted');
    });

    it('can be taken back by the cleaner before the decision', async () => {
      const person = await world.registerCleaner();
      const [sent] = await sendDocument(world, person, 'identity');
      const path = `/api/cleaners/${person.cleaner.id}/checks/identity/documents/${sent.open?.documents[0]?.id}`;
      const stranger = await world.registerCleaner();
      const strange = path.replace(`cleaners/${person.cleaner.id}`, `cleaners/${stranger.cleaner.id}`);
      expect((await world.as(stranger).delete(path)).status).toBe(403);
      expect((await world.as(stranger).delete(strange)).status).toBe(404);
      expect((await world.as(person).delete(path)).status).toBe(200);
      expect(await keptDocumentFiles(person)).toEqual([]);
      expect((await ownCheck(world, person, 'identity')).open).toBeNull();
    });

    it('are to be renewed once the last one is taken back, where the clock came by while they waited; others are not', async () => {
      const person = await fullyChecked();
      await sendDocument(world, person, 'identity');
      const [sent] = await sendDocument(world, person, 'identity');
      await renewalsAreTold(person);
      const left: number[] = [];
      for (const { id } of sent.open?.documents ?? []) {
        const path = `/api/cleaners/${person.cleaner.id}/checks/identity/documents/${id}`;
        expectStatus(await world.as(person).delete(path), 200);
        left.push(await keptRenewals(person));
      }
      expect(left).toEqual([0, 1]);
    });
  });

  describe('documents', () => {
    it('are seen by the admin alone, as a file to save, and each look is written down', async () => {
      const person = await world.registerCleaner();
      await sendDocument(world, person, 'identity');
      const { id, documents } = await checkOf(world, person, 'identity');
      const path = `/api/admin/checks/${id}/documents/${documents[0]?.id}`;
      const answer = await asAdmin().get(path).buffer(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; filename="check-\d+-\d+\.pdf"$/),
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      expect(Buffer.from(answer.body).equals(PDF)).toBe(true);
      expect((await world.as(person).get(path)).status).toBe(403);
      const [key = ''] = await keptDocumentFiles(person);
      for (const address of [
        key,
        `documents%2f${key}`,
        `..%2fdocuments%2f${key}`,
        key.replace('.pdf', '.webp'),
      ])
        expect([400, 404]).toContain((await world.anyone.get(`/api/files/${address}`)).status);
      const looks = (await auditLines(world, 'user', person.user.id)).filter(
        ({ action }) => action === 'check.document-viewed',
      );
      expect(looks).toHaveLength(1);
    });

    it('lose what a camera wrote into a picture, which is upright, on white and large enough for small print', async () => {
      const person = await world.registerCleaner();
      const tagged = await transparent(3000, 1000)
        .withExif({ IFD3: { GPSLatitude: '51/1 45/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      expect((await sendFile(world, person, 'identity', tagged)).status).toBe(200);
      const { id, documents } = await checkOf(world, person, 'identity');
      const answer = await asAdmin()
        .get(`/api/admin/checks/${id}/documents/${documents[0]?.id}`)
        .buffer(true);
      const seen = sharp(answer.body as Buffer);
      const { format, exif, width, height } = await seen.metadata();
      expect([format, exif, width, height]).toEqual(['jpeg', undefined, 800, 2400]);
      expect((await seen.stats()).channels[0]?.mean).toBeGreaterThan(250);
    });

    it('are judged by their content', async () => {
      const person = await world.registerCleaner();
      const wrong = ['<html><script>alert(1)</script></html>', ' %PDF-1.4', 'GIF89a', 'PK\u0003\u0004'].map(
        (text) => Buffer.from(text),
      );
      for (const file of [...wrong, (await smallPicture()).subarray(0, 100)]) {
        const answer = await sendFile(world, person, 'identity', file);
        expect(answer.body).toMatchObject({ statusCode: 415, code: 'DOCUMENT_TYPE' });
      }
      const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
      expect((await sendFile(world, person, 'identity', large)).body.code).toBe('FILE_TOO_LARGE');
      expect((await sendFile(world, person, 'identity', PDF, 'image')).status).toBe(400);
      expect((await sendFile(world, person, 'horoscope', PDF)).status).toBe(404);
      expect(await keptDocumentFiles(person)).toEqual([]);
    });

    it('are four for a check at most, however many come at once', async () => {
      const person = await world.registerCleaner();
      const answers = await together(N, () => sendFile(world, person, 'identity', PDF));
      expect(countStatuses(answers)).toEqual({ 200: 4, 409: N - 4 });
      expect((await ownCheck(world, person, 'identity')).open?.documents).toHaveLength(4);
    });

    it('go with the account that is closed', async () => {
      const person = await world.registerCleaner();
      await sendDocument(world, person, 'identity');
      const files = await keptDocumentFiles(person);
      const closing = await world
        .as(person)
        .post(`/api/users/${person.user.id}/deactivate`)
        .send({ password: person.password });
      expect(closing.status).toBeLessThan(300);
      expect(await keptDocumentFiles(person)).toEqual([]);
      await waitFor(async () => !files.some(isFileKept) || undefined, {
        timeoutMs: 10_000,
        what: 'the file to go',
      });
      expect(await keptSlots(person)).toEqual([]);
    });
  });
});

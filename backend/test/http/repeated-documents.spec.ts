import { waitFor } from '../../../scripts/lib/wait.mjs';
import { ownCheck, PDF, sendFile } from '../support/checks.js';
import { countDocumentFiles } from '../support/rows/checks.js';
import { countStatuses, together } from '../support/together.js';
import { world } from '../support/world.js';

describe('a document of a check', () => {
  it('stands once, however often the same file comes with one key, and is told apart from another', async () => {
    const person = await world.registerCleaner();
    const before = countDocumentFiles();
    const send = (key: string, file = PDF) =>
      sendFile(world, person, 'identity', file).set('Idempotency-Key', key);
    const documents = async () => (await ownCheck(world, person, 'identity')).open?.documents;
    const [first, again] = [await send('first'), await send('first')];
    expect([first.status, first.headers['idempotent-replayed']]).toEqual([200, undefined]);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
    expect(await documents()).toHaveLength(1);
    expect(countStatuses(await together(5, () => send('second')))).toEqual({ 200: 5 });
    const other = await send('second', Buffer.concat([PDF, Buffer.from('\n')]));
    expect(other.body).toMatchObject({ statusCode: 409, code: 'IDEMPOTENCY_MISMATCH' });
    expect(await documents()).toHaveLength(2);
    await waitFor(async () => countDocumentFiles() === before + 2 || undefined, {
      timeoutMs: 10_000,
      what: 'the files that were sent again to be removed',
    });
  });
});

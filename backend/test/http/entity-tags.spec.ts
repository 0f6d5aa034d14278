import { expectStatus } from '../support/expect-status.js';
import { postJob } from '../support/jobs.js';
import { world, type Account } from '../support/world.js';

interface Editable {
  who: Account;
  path: string;
  method: 'patch' | 'put';
  /** Two edits that can be made in any order. */
  edits: [object, object];
}

const week = (start: string) => ({ hours: [{ day: 1, start, end: '17:00' }] });

const EDITABLE: [name: string, make: () => Promise<Editable>][] = [
  [
    'an account',
    async () => {
      const who = await world.registerCustomer();
      const edits: Editable['edits'] = [{ city: 'Oxford' }, { city: 'Bath' }];
      return { who, path: `/api/users/${who.user.id}`, method: 'patch', edits };
    },
  ],
  [
    'a cleaner’s profile',
    async () => {
      const who = await world.approvedCleaner();
      const edits: Editable['edits'] = [{ hourlyRate: '26.00' }, { hourlyRate: '27.00' }];
      return { who, path: `/api/cleaners/${who.cleaner.id}`, method: 'patch', edits };
    },
  ],
  [
    'a job',
    async () => {
      const who = await world.registerCustomer();
      const { id } = await postJob(world, who);
      return {
        who,
        path: `/api/postings/${id}`,
        method: 'patch',
        edits: [{ description: 'The oven too.' }, { description: 'No oven.' }],
      };
    },
  ],
  [
    'a working week',
    async () => {
      const who = await world.approvedCleaner();
      const path = `/api/cleaners/${who.cleaner.id}/working-hours`;
      return { who, path, method: 'put', edits: [week('08:00'), week('09:00')] };
    },
  ],
];

describe.each(EDITABLE)('the tag of %s', (_, make) => {
  let thing: Editable;
  beforeEach(async () => {
    thing = await make();
  });

  const read = async () => {
    const answer = await world.as(thing.who).get(thing.path);
    expectStatus(answer, 200);
    return { tag: String(answer.headers.etag), body: answer.body };
  };
  const edit = (change: object, ifMatch: string) =>
    world.as(thing.who)[thing.method](thing.path).set('If-Match', ifMatch).send(change);

  it('lets an edit through once, and says what the tag is then', async () => {
    const { tag } = await read();
    expect((await read()).tag).toBe(tag);
    const first = await edit(thing.edits[0], tag);
    expectStatus(first, 200);
    const changed = await read();
    expect(first.headers.etag).toBe(changed.tag);
    expect(changed.tag).not.toBe(tag);

    const second = await edit(thing.edits[1], tag);
    expect(second.body).toMatchObject({ statusCode: 412, code: 'PRECONDITION_FAILED' });
    expect(await read()).toEqual(changed);
    expectStatus(await edit(thing.edits[1], `"other", ${changed.tag}`), 200);
  });

  it('lets one of two edits at once through', async () => {
    const { tag } = await read();
    const answers = await Promise.all(thing.edits.map((change) => edit(change, tag)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('is asked for by nobody who sends none, or any', async () => {
    expectStatus(await edit(thing.edits[0], '*'), 200);
    expectStatus(await world.as(thing.who)[thing.method](thing.path).send(thing.edits[1]), 200);
  });

  it('matches no weak tag, and is refused without quotes', async () => {
    const { tag } = await read();
    expectStatus(await edit(thing.edits[0], `W/${tag}`), 412);
    const bare = await edit(thing.edits[0], tag.replaceAll('"', ''));
    expect(bare.body).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'If-Match' }] });
  });
});

it('a job that is cancelled meanwhile is not edited, and one that is edited is not cancelled by its tag', async () => {
  const who = await world.registerCustomer();
  const { id } = await postJob(world, who);
  const path = `/api/postings/${id}`;
  const { headers } = await world.as(who).get(path);
  expectStatus(await world.as(who).patch(path).send({ description: 'Windows.' }), 200);
  const stale = () => world.as(who).patch(path).set('If-Match', String(headers.etag));
  expectStatus(await stale().send({ status: 'cancelled' }), 412);
  expectStatus(await world.as(who).patch(path).send({ status: 'cancelled' }), 200);
  expectStatus(await stale().send({ description: 'Doors.' }), 409);
});

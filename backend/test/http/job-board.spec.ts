import { addDays, JOB_DESCRIPTION_MAX, ukToday } from '@tidyhearth/domain';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, daysAhead, postJob, type Posting, type PostingPayload } from '../support/jobs.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

interface Job extends Posting {
  city: string;
  distance: number;
  description: string | null;
}

/** Places around the Solway, where no other test has postings. */
const PLACES = {
  near: { city: 'Carlisle', postcode: 'CA1 1AA' },
  far: { city: 'Dumfries', postcode: 'DG1 1AA' },
  away: { city: 'Oxford', postcode: 'OX1 3AS' },
};

/** The cursor of the next page. */
function cursorOf({ headers }: { headers: Record<string, string> }): string | null {
  const next = /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
  return next === undefined ? null : new URL(next, 'http://x').searchParams.get('cursor');
}

describe('the job board', () => {
  let cleaner: CleanerAccount;
  let owner: Account;
  const jobs = new Map<string, number>();

  const board = (query: Record<string, unknown>) =>
    world
      .as(cleaner)
      .get('/api/postings/available')
      .query({ limit: 100, ...query });

  /** The jobs of this spec that the board shows, in its order. */
  async function shown(query: Record<string, unknown>): Promise<string[]> {
    const names = new Map([...jobs].map(([name, id]) => [id, name]));
    const found: string[] = [];
    // Reads all pages, because other tests leave postings open too.
    for (let page: object | undefined = query; page !== undefined;) {
      const answer = await board({ ...page });
      expectStatus(answer, 200);
      found.push(...answer.body.flatMap(({ id }: Job) => names.get(id) ?? []));
      const cursor = cursorOf(answer);
      page = cursor === null ? undefined : { ...query, cursor };
    }
    return found;
  }

  const post = async (name: string, changes: Partial<PostingPayload>) => {
    jobs.set(name, (await postJob(world, owner, changes)).id);
  };

  beforeAll(async () => {
    [cleaner, owner] = await Promise.all([
      world.approvedCleaner({ postcode: 'CA1 1QA' }),
      world.registerCustomer(),
    ]);
    await post('near', { ...PLACES.near, postingDate: daysAhead(9), maxBudget: 60 });
    await post('far', {
      ...PLACES.far,
      serviceType: 'end-of-tenancy',
      postingDate: daysAhead(5),
      maxBudget: 100,
      estimatedDuration: 8,
    });
    await post('away', { ...PLACES.away, postingDate: daysAhead(7), maxBudget: 90 });
  });

  it('shows open jobs everywhere, the newest first, unless it is asked for less', async () => {
    expect(await shown({})).toEqual(['away', 'far', 'near']);
  });

  it.each([
    [{ distance: 5 }, ['near']],
    [{ distance: 50 }, ['far', 'near']],
    [{ distance: 50, service: 'move-in' }, ['far']],
    [{ distance: 50, service: 'office' }, []],
    [{ distance: 50, minPay: '20.00' }, ['near']],
    [{ distance: 50, minPay: '12.50' }, ['far', 'near']],
    [{ from: addDays(ukToday(), 7) }, ['away', 'near']],
    [{ to: addDays(ukToday(), 7) }, ['away', 'far']],
    [{ from: addDays(ukToday(), 7), to: addDays(ukToday(), 7) }, ['away']],
  ])('filters: %o', async (query, expected) => {
    expect(await shown(query)).toEqual(expected);
  });

  it.each([
    ['soonest', {}, ['far', 'away', 'near']],
    ['nearest', {}, ['near', 'far']],
    ['pay', {}, ['near', 'far']],
    ['pay', { distance: 5 }, ['near']],
  ])('sorts by %s %o, and looks fifty miles far where it must', async (sort, query, expected) => {
    expect(await shown({ sort, ...query })).toEqual(expected);
  });

  it('counts the pay of a job as it was last edited', async () => {
    const editor = await world.registerCustomer();
    const { id } = await postJob(world, editor, { ...PLACES.near, maxBudget: 60 });
    const change = { maxBudget: 90, estimatedDuration: 4 };
    expectStatus(await world.as(editor).patch(`/api/postings/${id}`).send(change), 200);
    const isShown = async (minPay: string) => {
      const { body } = await board({ distance: 5, minPay });
      return body.some((job: Job) => job.id === id);
    };
    expect([await isShown('22.50'), await isShown('22.51')]).toEqual([true, false]);
    expectStatus(await world.as(editor).patch(`/api/postings/${id}`).send({ status: 'cancelled' }), 200);
  });

  it('goes on page by page in the same order, and with no other one', async () => {
    const page = { distance: 50, sort: 'nearest', limit: 1 };
    const first = await board(page);
    const cursor = cursorOf(first);
    const second = await board({ ...page, cursor });
    expect([first.body[0].id, second.body[0].id]).toEqual([jobs.get('near'), jobs.get('far')]);
    expectStatus(await board({ ...page, sort: 'pay', cursor }), 400);
  });

  it.each([
    [{ distance: 51 }, 'distance'],
    [{ distance: 0 }, 'distance'],
    [{ sort: 'best' }, 'sort'],
    [{ service: 'gardening' }, 'service'],
    [{ minPay: '1e9' }, 'minPay'],
    [{ from: '2027-02-30' }, 'from'],
    [{ from: '2027-03-02', to: '2027-03-01' }, 'to'],
  ])('names what it cannot read: %o', async (query, field) => {
    const answer = await board(query);
    expectStatus(answer, 400);
    expect(answer.body.details[0].path).toBe(field);
  });

  it('measures to the middle of the outward code, wherever in it the home is', async () => {
    const other = await postJob(world, await world.registerCustomer(), {
      city: 'Carlisle',
      postcode: 'CA1 2AA',
    });
    const { body } = await board({ distance: 50, sort: 'nearest' });
    const distances = body
      .filter(({ id }: Job) => id === other.id || id === jobs.get('near'))
      .map(({ distance }: Job) => distance);
    expect(distances).toHaveLength(2);
    expect(new Set(distances).size).toBe(1);
  });
});

describe('what a job says to every cleaner', () => {
  let cleaner: CleanerAccount;
  let owner: Account;
  const described = 'Three bedrooms,\nand a conservatory.';

  beforeAll(async () => {
    [cleaner, owner] = await Promise.all([world.approvedCleaner(), world.registerCustomer()]);
  });

  const edit = (id: number, change: object) => world.as(owner).patch(`/api/postings/${id}`).send(change);

  it('is read on the board, where the instructions are not', async () => {
    const { id } = await postJob(world, owner, { description: described });
    const { body } = await world.as(cleaner).get(`/api/postings/${id}`);
    expect(body).toMatchObject({ description: described, specialInstructions: null });
    const board = await world.as(cleaner).get('/api/postings/available').query({ limit: 100 });
    expect(board.body.find((job: Job) => job.id === id).description).toBe(described);
  });

  it.each([
    'Call me on 07700 900123.',
    'Ring 0044 (1865) 123 456 after six',
    'Write to ann@example.org',
    'See www.example.org for pictures',
    'x'.repeat(JOB_DESCRIPTION_MAX + 1),
  ])('takes no way to get in touch, and no novel: %s', async (description) => {
    const { id } = await postJob(world, owner);
    const refused = await edit(id, { description });
    expectStatus(refused, 400);
    expect(refused.body.details[0].path).toBe('description');
    await edit(id, { status: 'cancelled' });
  });

  it('is a part of what a bid is for, however it is spaced', async () => {
    const posting = await postJob(world, owner, { description: described });
    const bid = await applyFor(world, cleaner, posting);
    const accept = () => world.as(owner).patch(`/api/applications/${bid.id}`).send({ status: 'accepted' });
    expect((await edit(posting.id, { description: described.toUpperCase() })).body.termsVersion).toBe(1);
    expect((await edit(posting.id, { description: 'Ten bedrooms.' })).body.termsVersion).toBe(2);
    expect((await accept()).body.code).toBe('BID_ON_EARLIER_TERMS');
    expectStatus(
      await world.as(cleaner).post(`/api/applications/${bid.id}/confirm`).send({ termsVersion: 2 }),
      200,
    );
    expectStatus(await accept(), 200);
  });

  it('stands in the booking, before the instructions for the one who was chosen', async () => {
    const posting = await postJob(world, owner, { description: described, specialInstructions: 'Blue pot.' });
    const bid = await applyFor(world, await world.approvedCleaner(), posting);
    expectStatus(
      await world.as(owner).patch(`/api/applications/${bid.id}`).send({ status: 'accepted' }),
      200,
    );
    const { body } = await world.as(owner).get(`/api/bookings/customer/${owner.user.id}`);
    const booking = body.find((one: { postingId: number }) => one.postingId === posting.id);
    expect(booking.specialInstructions).toBe(`${described}\n\nBlue pot.`);
  });
});

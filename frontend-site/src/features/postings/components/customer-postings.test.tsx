import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, ERRORS, ukToday } from '@tidyhearth/domain';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import type { Application, Posting } from '../../../lib/contract';
import { signIn } from '../../../lib/session';
import { queryClient } from '../../../server-state/query-client';
import { GROUPS } from '../../../server-state/query-groups';
import { BID, CUSTOMER, jobAt, POSTING } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { calls, callsTo, serve } from '../../../test/server';
import { TEXTS } from '../postings.texts';
import { CustomerPostings } from './customer-postings';

const LIST = `GET /api/postings/customer/${CUSTOMER.id}`;
const POST = 'POST /api/postings';
const CHANGE = 'PATCH /api/postings/1';
const { form, again, bids, edit, withdraw } = TEXTS.customer;
const PAST = { postingDate: '2026-01-15T10:00:00.000Z' };

const inForm = () => within(screen.getByRole('dialog'));
const field = (label: string) => inForm().getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

function showBids(posting: Posting, applications: Application[]) {
  serve({
    [LIST]: () => ({ body: [posting] }),
    [`GET /api/applications/posting/${posting.id}`]: () => ({ body: applications }),
  });
  renderOnSite(<CustomerPostings user={CUSTOMER} />, `/dashboard?tab=postings&job=${posting.id}`);
}

const isOffered = (name: string) => screen.queryByRole('button', { name }) !== null;

async function show(...postings: Partial<Posting>[]) {
  serve({
    [LIST]: () => ({ body: postings.map((changes, index) => ({ ...POSTING, id: index + 1, ...changes })) }),
  });
  renderOnSite(<CustomerPostings user={CUSTOMER} />);
  // The cards are rendered a few at a time.
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(postings.length));
  return screen.getAllByRole('article').map((card) => within(card));
}

describe('a customer’s jobs', () => {
  beforeEach(() => act(() => signIn({ token: 'token', user: CUSTOMER })));

  it('the applications of a job begin in view, however far down its list was scrolled, but not after Back', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => shown.mockRestore());
    const isStart = () =>
      shown.mock.contexts.some((element) => element instanceof Element && element.textContent === bids.back);
    showBids(POSTING, [BID]);
    await userEvent.click(await screen.findByRole('link', { name: bids.back }));
    expect(isStart()).toBe(false);
    await userEvent.click(await screen.findByRole('link', { name: /application/ }));
    await screen.findByRole('link', { name: bids.back });
    expect(isStart()).toBe(true);
  });

  it('can be posted again once they are over', async () => {
    const cards = await show(
      {},
      { status: 'assigned' },
      { status: 'cancelled' },
      { status: 'completed' },
      PAST,
    );
    expect(cards.map((card) => card.queryByRole('button', { name: again }) !== null)).toEqual([
      ...[false, false],
      ...[true, true, true],
    ]);
  });

  it('say so once their date has passed, on a screen that stays open', async () => {
    vi.useFakeTimers({ now: Date.parse(POSTING.postingDate) - 60_000, shouldAdvanceTime: true });
    const [card] = await show({});
    expect(card?.queryByRole('button', { name: again })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(card?.getByText(TEXTS.status.passed)).toBeTruthy();
    expect(card?.getByRole('button', { name: again })).toBeTruthy();
  });

  it.each(['abc', '0', '2147483648'])('are all shown where an address names the job %s', async (id) => {
    const next = { Link: `<${LIST.replace('GET ', '')}?cursor=b>; rel="next"` };
    serve({ [LIST]: () => ({ body: [POSTING], headers: next }) });
    renderOnSite(<CustomerPostings user={CUSTOMER} />, `/dashboard?tab=postings&job=${id}`);
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(calls.map(({ path }) => path)).not.toContain(`/api/postings/${id}`);
  });

  it('are posted again as they were, on another day', async () => {
    serve({ [POST]: () => ({ status: 201, body: POSTING }) });
    await show({ status: 'cancelled', description: 'Two bedrooms.', ...PAST });
    await userEvent.click(screen.getByRole('button', { name: again }));
    expect(field(form.date).value).toBe('');
    expect(field(form.street).value).toBe('4 Mill Lane');
    await userEvent.click(inForm().getByRole('button', { name: form.post }));
    expect(callsTo(POST)).toHaveLength(0);
    enter(form.date, addDays(ukToday(), 7));
    await userEvent.click(inForm().getByRole('button', { name: form.post }));
    expect(callsTo(POST)[0]?.body).toMatchObject({
      street: '4 Mill Lane',
      description: 'Two bedrooms.',
      maxBudget: '50.00',
    });
  });

  it.each([
    [{ [form.instructions]: 'Mind the cat.' }, { specialInstructions: 'Mind the cat.' }],
    [{ [form.access]: '' }, { accessNotes: null }],
    [{ [form.time]: '14:00' }, { postingDate: jobAt('14:00') }],
    [
      { [form.postcode]: 'ox4 1aa' },
      {
        street: '4 Mill Lane',
        city: 'Oxford',
        county: null,
        postcode: 'OX4 1AA',
        address: '4 Mill Lane, Oxford',
      },
    ],
  ] as const)(
    'are changed by what was edited alone, which leaves an edit on another screen as it is: %o',
    async (entered, sent) => {
      await show({});
      serve({
        'GET /api/applications/posting/1': () => ({ body: [] }),
        [CHANGE]: () => ({ body: { ...POSTING, id: 1 } }),
      });
      await userEvent.click(screen.getByRole('button', { name: edit }));
      for (const [label, value] of Object.entries(entered)) enter(label, value);
      await userEvent.click(inForm().getByRole('button', { name: form.save }));
      await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));
      expect(callsTo(CHANGE)[0]?.body).toEqual({ ...sent, termsVersion: POSTING.termsVersion });
    },
  );

  /** Saves another day and time of a job with this application. */
  async function moveWith(bid: Partial<Application>, posting: Partial<Posting> = {}) {
    await show(posting);
    serve({
      'GET /api/applications/posting/1': () => ({ body: [{ ...BID, ...bid }] }),
      [CHANGE]: () => ({ body: { ...POSTING, id: 1 } }),
    });
    await userEvent.click(screen.getByRole('button', { name: edit }));
    enter(form.date, jobAt('14:00').slice(0, 10));
    enter(form.time, '14:00');
    await waitFor(() => expect(callsTo('GET /api/applications/posting/1')).toHaveLength(1));
    await userEvent.click(inForm().getByRole('button', { name: form.save }));
  }

  it.each<[string, Partial<Application>, Partial<Posting>]>([
    ['waits', {}, {}],
    ['had to be confirmed before the time passed', { isOnEarlierTerms: true }, PAST],
  ])('are changed after a question where an application %s', async (_, bid, posting) => {
    await moveWith(bid, posting);
    const question = within(await screen.findByRole('alertdialog'));
    expect(callsTo(CHANGE)).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: TEXTS.customer.renew.confirm }));
    await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));
  });

  it.each<[string, Partial<Application>]>([
    ['was rejected', { status: 'rejected' }],
    ['must be confirmed already', { isOnEarlierTerms: true }],
  ])('are changed without a question where the only application %s', async (_, bid) => {
    await moveWith(bid);
    await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));
  });

  it('that were changed on another screen meanwhile are shown as they are now, and saved with the next press', async () => {
    const [status, message] = ERRORS.TERMS_CHANGED;
    let posting: Posting = { ...POSTING, id: 1 };
    await show({});
    serve({
      [LIST]: () => ({ body: [posting] }),
      'GET /api/postings/1': () => ({ body: posting }),
      'GET /api/applications/posting/1': () => ({ body: [] }),
      [CHANGE]: ({ body }) =>
        (body as { termsVersion: number }).termsVersion === posting.termsVersion
          ? { body: posting }
          : { status, body: { code: 'TERMS_CHANGED', message } },
    });
    await userEvent.click(screen.getByRole('button', { name: edit }));
    enter(form.work, 'The oven, too.');
    enter('Highest budget', '60.00');
    posting = { ...posting, termsVersion: 2, serviceType: 'deep', estimatedDuration: 3, maxBudget: '55.00' };
    const save = () => userEvent.click(inForm().getByRole('button', { name: form.save }));
    await save();
    const notice = within(await inForm().findByRole('alert'));
    expect(notice.getByText(TEXTS.customer.outdated.text)).toBeTruthy();
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${form.service}: Deep Cleaning`,
      `${form.duration}: 3 hours`,
      TEXTS.customer.outdated.replaced(form.budget, '£55.00'),
    ]);
    expect(
      [form.service, form.duration, form.work, 'Highest budget'].map((label) => field(label).value),
    ).toEqual(['deep', '3', 'The oven, too.', '60.00']);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo(CHANGE).map(({ body }) => body)).toEqual([
      { description: 'The oven, too.', maxBudget: '60.00', termsVersion: 1 },
      { description: 'The oven, too.', maxBudget: '60.00', termsVersion: 2 },
    ]);
  });

  it('are not lost while they are written: leaving the form asks first', async () => {
    await show({});
    await userEvent.click(screen.getByRole('button', { name: TEXTS.customer.post }));
    enter(form.street, '7 Walton Well Road');
    await userEvent.click(inForm().getAllByRole('button', { name: UI_TEXTS.close })[0] ?? document.body);
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(field(form.street).value).toBe('7 Walton Well Road');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show who applied for one that is on a later page', async () => {
    serve({
      [LIST]: () => ({ body: [POSTING], headers: { link: '</api/postings?cursor=later>; rel="next"' } }),
      'GET /api/postings/7': () => ({ body: { ...POSTING, id: 7, serviceType: 'deep' } }),
      'GET /api/applications/posting/7': () => ({ body: [BID] }),
    });
    renderOnSite(<CustomerPostings user={CUSTOMER} />, '/dashboard?tab=postings&job=7');
    expect(await screen.findByText(BID.message ?? '')).toBeTruthy();
    expect(callsTo(LIST)[0]?.query.get('limit')).toBe('20');
  });

  it.each([
    ['waits', {}, bids.empty, []],
    ['was withdrawn', { status: 'cancelled' }, bids.nobody, [again]],
    ['is past', PAST, bids.nobody, [edit, again]],
  ] as const)(
    'say what to expect where nobody applied for one that %s',
    async (_, changes, text, offered) => {
      showBids({ ...POSTING, applicationsCount: 0, ...changes }, []);
      expect(await screen.findByText(text.description)).toBeTruthy();
      expect([edit, again].filter(isOffered)).toEqual(offered);
    },
  );

  it('whose time has passed say so beside the applications, and lead on', async () => {
    showBids({ ...POSTING, ...PAST }, [BID]);
    expect(await screen.findByText(bids.passed)).toBeTruthy();
    expect(screen.getByText(TEXTS.status.passed)).toBeTruthy();
    expect(screen.queryByText(TEXTS.status.open)).toBeNull();
    expect(await screen.findByText(BID.message ?? '')).toBeTruthy();
    expect(isOffered(bids.accept)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: again }));
    expect(field(form.street).value).toBe('4 Mill Lane');
    expect(inForm().getByRole('button', { name: form.post })).toBeTruthy();
  });

  it('have the applications read again on coming back: no event says that a cleaner is free again', async () => {
    const bid: Application = { ...BID, obstacle: 'not-free' };
    showBids(POSTING, [bid]);
    const accept = () => screen.getByRole<HTMLButtonElement>('button', { name: bids.accept });
    expect(await screen.findByText(bids.obstacles['not-free'].label)).toBeTruthy();
    expect(accept().disabled).toBe(true);
    bid.obstacle = null;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(accept().disabled).toBe(false));
  });

  it('have the applications read again once they are withdrawn', async () => {
    serve({ [`PATCH /api/postings/1`]: () => ({ body: POSTING }) });
    await show({});
    queryClient.setQueryData(GROUPS.applications, []);
    await userEvent.click(screen.getByRole('button', { name: withdraw.open }));
    await userEvent.click(screen.getByRole('button', { name: withdraw.confirm }));
    await waitFor(() => expect(queryClient.getQueryState(GROUPS.applications)?.isInvalidated).toBe(true));
  });

  it('can be left at once where nothing was typed', async () => {
    await show({});
    await userEvent.click(screen.getByRole('button', { name: TEXTS.customer.post }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

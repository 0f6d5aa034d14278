import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountUser, CleanerProfile } from '../../../lib/contract';
import { currentUser, signIn } from '../../../lib/session';
import { useIdempotencyKeys } from '../../../lib/submit/idempotency-key';
import { CLEANER, CUSTOMER } from '../../../test/jobs';
import { renderHookOnSite, renderOnSite } from '../../../test/render';
import { callsTo, heldAnswer, serve } from '../../../test/server';
import { useApplyAgain, useSendDocument, useTakeBackDocument } from '../api/checks';
import { useOwnCleaner, useUpdateCleaner } from '../api/own-profile';
import { ChecksSection } from '../checks/checks-section';
import { TEXTS as CHECKS } from '../checks/checks.texts';
import { TEXTS } from './own-profile.texts';
import { WithdrawCard } from './withdraw-card';

const LOST = { status: 0 };
const REJECTED: CleanerProfile = { ...CLEANER, status: 'rejected' };
const USER: AccountUser = {
  ...CUSTOMER,
  id: CLEANER.userId,
  userType: 'cleaner',
  cleanerId: CLEANER.id,
  cleanerStatus: 'rejected',
};

/** The account and profile as the server has them. */
let account: AccountUser;
let profile: CleanerProfile;

beforeEach(() => {
  account = USER;
  profile = REJECTED;
  serve({
    'GET /api/auth/user': () => ({ body: account }),
    [`GET /api/cleaners/by-user/${USER.id}`]: () => ({ body: profile }),
  });
  act(() => signIn({ token: 'token', user: USER }));
});

describe('where the answer to a cleaner was lost, the site shows what the server has:', () => {
  it('a withdrawn application', async () => {
    serve({
      [`POST /api/cleaners/${CLEANER.id}/withdraw-application`]: () => {
        account = { ...USER, userType: 'customer', cleanerId: null, cleanerStatus: null };
        return LOST;
      },
    });
    renderOnSite(<WithdrawCard cleaner={REJECTED} />);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.signUp.withdraw.open }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: TEXTS.signUp.withdraw.confirm }));
    await waitFor(() => expect(currentUser()?.userType).toBe('customer'));
  });

  it('an application that was sent again', async () => {
    serve({
      [`POST /api/cleaners/${CLEANER.id}/apply-again`]: () => {
        profile = { ...REJECTED, status: 'pending' };
        account = { ...USER, cleanerStatus: 'pending' };
        return LOST;
      },
    });
    const { result } = renderHookOnSite(() => ({
      own: useOwnCleaner(USER.id),
      again: useApplyAgain(REJECTED),
    }));
    await waitFor(() => expect(result.current.own.data?.status).toBe('rejected'));
    await act(() => result.current.again.submit());
    await waitFor(() => expect(result.current.own.data?.status).toBe('pending'));
    await waitFor(() => expect(currentUser()?.cleanerStatus).toBe('pending'));
  });

  it('bookings that were paused', async () => {
    serve({
      [`PATCH /api/cleaners/${CLEANER.id}`]: () => {
        profile = { ...REJECTED, isAvailable: false };
        return LOST;
      },
    });
    const { result } = renderHookOnSite(() => ({
      own: useOwnCleaner(USER.id),
      update: useUpdateCleaner(CLEANER.id),
    }));
    await waitFor(() => expect(result.current.own.data?.isAvailable).toBe(true));
    await act(() => result.current.update.submit({ isAvailable: false }));
    await waitFor(() => expect(result.current.own.data?.isAvailable).toBe(false));
  });
});

describe('a document of a check', () => {
  const SEND = `POST /api/cleaners/${CLEANER.id}/checks/identity/documents`;
  const sendTo = async (answer: { status: number; body?: object }) => {
    serve({ [SEND]: () => answer });
    const { result } = renderHookOnSite(() => useSendDocument(CLEANER.id, 'identity', useIdempotencyKeys()));
    await act(() => result.current.submit(new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' })));
  };

  it.each([0, 502])('may be there where no answer came (%d): the list tells', async (status) => {
    await sendTo({ status });
    expect(await screen.findByText(CHECKS.sendUnanswered.title)).toBeTruthy();
    expect(screen.getByText(CHECKS.sendUnanswered.description)).toBeTruthy();
    expect(screen.queryByText(CHECKS.sendFailed.title)).toBeNull();
  });

  it('is the same when it is sent again, and another once it was taken back or another file is chosen', async () => {
    const REMOVE = `DELETE /api/cleaners/${CLEANER.id}/checks/identity/documents/7`;
    serve({ [SEND]: () => LOST, [REMOVE]: () => ({ body: [] }) });
    const { result } = renderHookOnSite(() => {
      const keys = useIdempotencyKeys();
      return {
        send: useSendDocument(CLEANER.id, 'identity', keys),
        takeBack: useTakeBackDocument(CLEANER.id, 'identity', keys),
      };
    });
    const choose = (name: string) =>
      act(() =>
        result.current.send.submit(new File(['%PDF'], name, { type: 'application/pdf', lastModified: 1 })),
      );
    await choose('passport.pdf');
    await choose('passport.pdf');
    await choose('licence.pdf');
    await act(() => result.current.takeBack.submit(7));
    await choose('licence.pdf');
    const [first, again, other, anew] = callsTo(SEND).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(new Set([first, other, anew]).size).toBe(3);
  });

  it('is not taken back while another is on its way, nor one sent meanwhile: a lost answer would double it', async () => {
    const REMOVE = `DELETE /api/cleaners/${CLEANER.id}/checks/identity/documents/7`;
    const document = {
      id: 7,
      contentType: 'application/pdf',
      sizeBytes: 2048,
      createdAt: '2026-11-02T09:00:00.000Z',
    };
    const open = { state: 'requested', cause: null, reason: null, documents: [document] };
    const [sent, takenBack] = [heldAnswer(LOST), heldAnswer({ body: [] })];
    serve({
      [`GET /api/cleaners/${CLEANER.id}/checks`]: () => ({
        body: [{ kind: 'identity', current: null, open, refused: null }],
      }),
      [SEND]: sent.route,
      [REMOVE]: takenBack.route,
    });
    renderOnSite(<ChecksSection cleanerId={CLEANER.id} />);
    const button = (label: string) =>
      screen.findByRole<HTMLButtonElement>('button', { name: new RegExp(`^${label}`) });
    const takeBack = await button(CHECKS.takeBack);
    const send = await button(CHECKS.sendAnother);
    const file = new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText(CHECKS.file(CHECKS.kinds.identity.title)), file);
    await waitFor(() => expect(callsTo(SEND)).toHaveLength(1));
    expect(takeBack.disabled).toBe(true);
    sent.release();
    await waitFor(() => expect(takeBack.disabled).toBe(false));
    await userEvent.click(takeBack);
    await waitFor(() => expect(callsTo(REMOVE)).toHaveLength(1));
    expect(send.disabled).toBe(true);
    takenBack.release();
    await waitFor(() => expect(send.disabled).toBe(false));
  });

  it('is not sent where the server says so', async () => {
    await sendTo({ status: 409, body: { message: 'These are enough.' } });
    expect(await screen.findByText(CHECKS.sendFailed.title)).toBeTruthy();
    expect(screen.getByText('These are enough.')).toBeTruthy();
  });
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversationKey } from '@tidyhearth/domain';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conversationPath } from '../config/routes';
import { ProfileActions } from '../features/cleaners/components/profile-actions';
import { TEXTS } from '../features/cleaners/cleaners.texts';
import { authRequestStore, closeAuthDialog } from '../lib/auth-dialog';
import type { AccountUser } from '../lib/contract';
import { signIn, signOut } from '../lib/session';
import { CLEANER, CUSTOMER } from '../test/jobs';
import { renderAtAddress } from '../test/render';
import { useCleanerActions } from './use-cleaner-actions';

const OTHER_CLEANER: AccountUser = {
  ...CUSTOMER,
  userType: 'cleaner',
  cleanerId: 6,
  cleanerStatus: 'approved',
};
const onBook = vi.fn<(day?: string) => void>();

function Profile({ isAvailable = true }) {
  const { book, message } = useCleanerActions(onBook);
  return (
    <>
      <output>{useLocation().pathname}</output>
      <ProfileActions
        cleaner={{ ...CLEANER, isAvailable }}
        onMessage={message}
        onBook={() => book(CLEANER)}
      />
    </>
  );
}

/** Does what the requested sign-in dialog does. */
async function pressAndSignIn(button: string, user: AccountUser) {
  renderAtAddress(<Profile />, '/cleaners/5');
  await userEvent.click(screen.getByRole('button', { name: button }));
  const request = authRequestStore.get();
  act(() => {
    signIn({ token: 'token', user });
    closeAuthDialog();
    request?.onSuccess?.();
  });
}

const place = () => screen.getByRole('status').textContent;

it('offers no booking of a cleaner who takes none, and the owner neither that nor a message', () => {
  renderAtAddress(<Profile isAvailable={false} />, '/cleaners/5');
  const book = screen.getByRole<HTMLButtonElement>('button', { name: TEXTS.actions.unavailable });
  expect(book.disabled).toBe(true);
  act(() => signIn({ token: 'token', user: { ...OTHER_CLEANER, id: CLEANER.userId } }));
  expect(screen.getByText(TEXTS.actions.own)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  act(signOut);
});

describe('what a visitor wanted of a cleaner', () => {
  beforeEach(() => onBook.mockClear());
  afterEach(() => {
    act(signOut);
    window.history.replaceState(null, '', '/');
  });

  it('goes on once a customer has signed in', async () => {
    await pressAndSignIn(TEXTS.actions.message, CUSTOMER);
    expect(place()).toBe(conversationPath(conversationKey(CUSTOMER.id, CLEANER.userId)));
  });

  it.each([TEXTS.actions.book, TEXTS.actions.message])(
    '(%s) is told to be a customer’s to somebody who signs in as a cleaner',
    async (button) => {
      await pressAndSignIn(button, OTHER_CLEANER);
      expect(screen.getByText(TEXTS.actions.cleaner)).toBeTruthy();
      expect(place()).toBe('/cleaners/5');
      expect(onBook).not.toHaveBeenCalled();
    },
  );
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentUser, signIn, signOut } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { heldAnswer, serve } from '../../../test/server';
import { TEXTS } from '../account.texts';
import { DeactivateCard } from './account-data-card';
import { SessionsCard } from './sessions-card';

const endAll = () => userEvent.click(screen.getByRole('button', { name: TEXTS.sessions.endAll }));
async function deactivate() {
  await userEvent.click(screen.getByRole('button', { name: TEXTS.deactivate.title }));
  await userEvent.type(await screen.findByLabelText(TEXTS.password), 'my password{Enter}');
}

beforeEach(() => act(() => signIn({ token: 'token', user: CUSTOMER })));
afterEach(() => act(signOut));

describe.each([
  ['signing out everywhere', 'DELETE /api/auth/sessions', endAll, TEXTS.sessions.endedAll, '/login'],
  [
    'closing the account',
    `POST /api/users/${CUSTOMER.id}/deactivate`,
    deactivate,
    TEXTS.deactivate.done,
    '/',
  ],
])('%s', (_, route, start, done, target) => {
  async function press() {
    const answer = heldAnswer({ status: 204 });
    serve({ 'GET /api/auth/sessions': () => ({ body: [] }), [route]: answer.route });
    renderOnSite(
      <>
        <Link to="/elsewhere">Leave</Link>
        <Routes>
          <Route
            path="/profile"
            element={
              <>
                <SessionsCard />
                <DeactivateCard user={CUSTOMER} />
              </>
            }
          />
          <Route path={target} element="Where it leads" />
          <Route path="/elsewhere" element="Another page" />
        </Routes>
      </>,
      '/profile',
    );
    await start();
    return answer;
  }

  it('leads off the page', async () => {
    (await press()).release();
    expect(await screen.findByText('Where it leads')).toBeTruthy();
    expect(await screen.findByText(done.title)).toBeTruthy();
    expect(currentUser()).toBeUndefined();
  });

  it('takes nobody off the page that they have moved on to', async () => {
    const answer = await press();
    // The dialog covers the page.
    await userEvent.click(screen.getByText('Leave'), { pointerEventsCheck: 0 });
    await screen.findByText('Another page');
    answer.release();
    // By the time the toast is pressed, everything that followed from the answer is on the screen.
    await userEvent.click(await screen.findByText(done.title));
    expect(currentUser()).toBeUndefined();
    expect(screen.getByText('Another page')).toBeTruthy();
  });
});

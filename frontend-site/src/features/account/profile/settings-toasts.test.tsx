import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { TOASTS } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { signIn, useUser } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { TEXTS } from '../account.texts';
import { NotificationsCard } from './notifications-card';
import { PrivacyCard } from './privacy-card';

const USER = { ...CUSTOMER, emailNotifications: true, shareContactInfo: false, allowProfileSearch: true };
const box = (name: string) => screen.getByRole('checkbox', { name });
const press = (name: string) => fireEvent.click(box(name));

describe('a ticked box', () => {
  it('says which mails come from now on, not that a profile was updated', async () => {
    serve({ [`PATCH /api/users/${USER.id}`]: () => ({ body: USER }) });
    renderOnSite(<NotificationsCard user={USER} />);
    press(TEXTS.customer.emailNotifications);
    expect(await screen.findByText(TEXTS.notifications.saved.emailOff.title)).toBeTruthy();
    press(TEXTS.notifications.sms);
    expect(await screen.findByText(TEXTS.notifications.saved.smsOn.title)).toBeTruthy();
    expect(screen.queryByText(TOASTS.profileUpdated.title)).toBeNull();
  });

  it('says what others see from now on, and sends only what was ticked', async () => {
    const route = `PATCH /api/users/${USER.id}/privacy`;
    serve({ [route]: () => ({ body: USER }) });
    renderOnSite(<PrivacyCard user={USER} />);
    expect(screen.getByRole('heading', { name: TEXTS.privacy.title })).toBeTruthy();
    press(TEXTS.privacy.contact);
    expect(await screen.findByText(TEXTS.privacy.shared)).toBeTruthy();
    expect(screen.getByText(TOASTS.privacyUpdated.title)).toBeTruthy();
    expect(callsTo(route)[0]?.body).toEqual({ shareContactInfo: true });
    press(TEXTS.customer.inSearch);
    expect(await screen.findByText(TEXTS.privacy.hidden)).toBeTruthy();
  });
});

function Settings() {
  const user = useUser();
  return (
    user && (
      <>
        <NotificationsCard user={user} />
        <PrivacyCard user={user} />
      </>
    )
  );
}

it.each([
  ['notifications', `PATCH /api/users/${USER.id}`, TEXTS.notifications.sms, { smsNotifications: true }],
  ['privacy', `PATCH /api/users/${USER.id}/privacy`, TEXTS.privacy.contact, { shareContactInfo: true }],
])('a box of the %s whose answer was lost shows what the server has', async (_, route, name, changes) => {
  let account = USER;
  serve({
    'GET /api/auth/user': () => ({ body: account }),
    [route]: () => {
      account = { ...USER, ...changes };
      return { status: 0 };
    },
  });
  act(() => signIn({ token: 'token', user: USER }));
  renderOnSite(<Settings />);
  press(name);
  await waitFor(() => expect(callsTo('GET /api/auth/user')).toHaveLength(1));
  await waitFor(() => expect(box(name)).toHaveProperty('checked', true));
});

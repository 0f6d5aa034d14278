import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { signIn, signOut } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { TEXTS } from '../messages.texts';
import { Thread } from './thread';

afterEach(() => act(signOut));

it.each([
  ['approved', TEXTS.contact.unreachable],
  ['pending', TEXTS.contact.notApproved],
] as const)('says to a cleaner who is %s why nobody can be written to', async (cleanerStatus, text) => {
  serve({ [`GET /api/messages/conversation/${CUSTOMER.id}/50`]: () => ({ body: [] }) });
  act(() =>
    signIn({ token: 'token', user: { ...CUSTOMER, userType: 'cleaner', cleanerId: 5, cleanerStatus } }),
  );
  renderOnSite(<Thread userId={CUSTOMER.id} other={{ id: 50, name: 'Rose' }} contact="unreachable" />);
  expect(await screen.findByText(text('Rose'))).toBeTruthy();
  expect(screen.queryByLabelText(TEXTS.composer.label('Rose'))).toBeNull();
});

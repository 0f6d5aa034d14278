// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StatePill } from '../components/StatePill';
import { ConsoleLayout } from './ConsoleLayout';
import { serve } from '../test/fakeServer';
import { renderConsole } from '../test/renderConsole';

const STATS = {
  totalUsers: 61,
  totalCustomers: 50,
  totalCleaners: 10,
  pendingCleaners: 2,
  totalBookings: 300,
  recentBookings: 40,
  openCases: 0,
  suspendedUsers: 0,
};

afterEach(cleanup);

test.each(['/', '/applications', '/bookings', '/security', '/waitlist'])(
  'the figures say what they are made of at %s',
  async (path) => {
    serve(() => ({ body: STATS }));
    renderConsole(<ConsoleLayout>The page</ConsoleLayout>, path);
    const figures = within(screen.getByRole('list', { name: 'Figures' }));
    for (const note of [
      '50 customers, 10 cleaners, 1 admin',
      'Waiting for your decision',
      '40 in the last 30 days',
      'No one is locked out',
    ])
      expect(await figures.findByText(note)).toBeDefined();
  },
);

test('the figure of users leads to the accounts that it counts', async () => {
  serve(() => ({ body: STATS }));
  renderConsole(<ConsoleLayout>The page</ConsoleLayout>);
  const link = await screen.findByRole('link', { name: /^Total Users/ });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('{"closed":"false"}');
});

test('figures that the page can’t read take nothing else away', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  serve(() => ({ body: { ...STATS, totalUsers: null } }));
  renderConsole(<ConsoleLayout>The page</ConsoleLayout>);
  expect(await screen.findByText('This part could not be shown')).toBeDefined();
  expect(screen.getByText('The page')).toBeDefined();
  expect(screen.getByRole('navigation')).toBeDefined();
  complain.mockRestore();
});

test('a state that the page does not know is shown as it is called', () => {
  renderConsole(
    <>
      <StatePill state="postponed" tones={{ open: 'sage' }} labels={{ open: 'Open' }} />
      <StatePill state="open" tones={{ open: 'sage' }} labels={{ open: 'To do' }} />
    </>,
  );
  expect(screen.getByText('Postponed')).toBeDefined();
  expect(screen.getByText('To do')).toBeDefined();
});

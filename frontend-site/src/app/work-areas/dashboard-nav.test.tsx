import { act, screen } from '@testing-library/react';
import { House } from 'lucide-react';
import { Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { useTab } from '../../lib/use-tab';
import { renderOnSite } from '../../test/render';
import { DashboardNav, NO_NEWS } from './dashboard-nav';

const TABS = ['overview', 'bookings'] as const;
const INFOS = TABS.map((tab) => ({ tab, label: tab, icon: House }));
let ready: (words: string) => void;
const slow = new Promise<string>((resolve) => {
  ready = resolve;
});

const Slow = () => use(slow);

function Dashboard() {
  const tab = useTab(TABS);
  return (
    <>
      <DashboardNav tabs={INFOS} current={tab} news={NO_NEWS} />
      <Suspense fallback="Loading">{tab === 'overview' ? 'The overview' : <Slow />}</Suspense>
    </>
  );
}

const current = () => screen.getByRole('link', { current: 'page' }).textContent;

describe('the tabs of a dashboard', () => {
  it('mark the one that was pressed before its content is there', async () => {
    renderOnSite(<Dashboard />, '/dashboard');
    expect(current()).toBe('overview');
    // React doesn't finish suspended work that began in an `act` without an await.
    await act(async () => screen.getByRole('link', { name: 'bookings' }).click());
    expect(current()).toBe('bookings');
    expect(screen.queryByText('The bookings')).toBeNull();
    await act(async () => ready('The bookings'));
    expect(screen.getByText('The bookings')).toBeTruthy();
    expect(current()).toBe('bookings');
  });
});

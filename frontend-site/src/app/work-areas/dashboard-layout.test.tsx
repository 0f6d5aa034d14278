import { waitFor } from '@testing-library/react';
import { BRAND } from '../../config/brand';
import { describe, expect, it } from 'vitest';
import { renderOnSite } from '../../test/render';
import { DashboardLayout } from './dashboard-layout';

describe('a tab of the dashboard', () => {
  it.each([
    ['overview', 'Dashboard'],
    ['bookings', 'Bookings'],
    ['messages', 'Messages'],
    ['calendar', 'Calendar'],
  ] as const)('is told from the others by the title of the page: %s', async (tab, title) => {
    renderOnSite(
      <DashboardLayout header="Hello" nav="Tabs" tab={tab}>
        {tab}
      </DashboardLayout>,
    );
    await waitFor(() => expect(document.title).toBe(`${title} | ${BRAND.name}`));
  });
});

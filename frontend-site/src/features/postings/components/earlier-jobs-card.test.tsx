import { screen } from '@testing-library/react';
import { serviceLabel } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { formatVisitDay } from '../../../lib/visit-time';
import { POSTING } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { EarlierJobsCard } from './earlier-jobs-card';

it('the jobs that a cleaner posted before lead to the bookings that came of them', async () => {
  const [booked, cancelled] = [
    { ...POSTING, id: 32, status: 'completed' as const, bookingId: 81 },
    { ...POSTING, status: 'cancelled' as const },
  ];
  serve({ 'GET /api/postings/customer/9': () => ({ body: [booked, cancelled] }) });
  renderOnSite(<EarlierJobsCard userId={9} />);
  const name = `${serviceLabel(POSTING.serviceType)}, ${formatVisitDay(POSTING.postingDate)}`;
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [name, '/bookings/81'],
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROFILE_REVIEWS } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import type { Review } from '../../../lib/contract';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { TEXTS } from '../reviews.texts';
import { ProfileReviews } from './profile-reviews';

const LIST = 'GET /api/reviews/reviewee/50';
const COUNT = 8;

const review = (id: number): Review => ({
  id,
  bookingId: id,
  reviewerId: 9,
  revieweeId: 50,
  reviewType: 'customer-to-cleaner',
  rating: 4,
  comment: `Review number ${id} of this cleaner`,
  createdAt: '2026-01-05T09:00:00.000Z',
  reviewer: { firstName: 'Rose' },
});
/** The newest first. */
const REVIEWS = Array.from({ length: COUNT }, (_, index) => review(COUNT - index));

const PROFILE = <ProfileReviews userId={50} name="Ida" reviewCount={COUNT} heading="h3" />;

function open(reviews = REVIEWS) {
  serve({
    [LIST]: ({ query }) => {
      const from = Number(query.get('cursor') ?? 0);
      // The long list has two pages, whatever size is requested.
      const size = Math.min(Number(query.get('limit')), 6);
      const isLast = from + size >= reviews.length || size < 6;
      const link = isLast ? '' : `</api/reviews/reviewee/50?cursor=${from + size}>; rel="next"`;
      return { body: reviews.slice(from, from + size), headers: { link } };
    },
    [`${LIST}/spread`]: () => ({
      body: {
        reviewCount: COUNT,
        stars: [5, 4, 3, 2, 1].map((rating) => ({ rating, reviews: rating === 4 ? COUNT : 0 })),
      },
    }),
  });
  return renderOnSite(PROFILE);
}

const comments = () => screen.getAllByText(/^Review number/).map(({ textContent }) => textContent);

describe('the reviews of a profile', () => {
  it('begin with the latest and the spread of the stars', async () => {
    open();
    expect(await screen.findByText('Review number 8 of this cleaner')).toBeTruthy();
    expect(comments()).toHaveLength(PROFILE_REVIEWS);
    const spread = await screen.findByRole('list', { name: TEXTS.list.spread });
    expect(within(spread).getAllByRole('listitem')).toHaveLength(5);
    expect(within(spread).getByText('8 reviews')).toBeTruthy();
  });

  it('are all there for those who ask, page by page', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.list.showAll(COUNT) }));
    expect(await screen.findByText('Review number 3 of this cleaner')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: TEXTS.list.more }));
    expect(await screen.findByText('Review number 1 of this cleaner')).toBeTruthy();
    expect(comments()).toHaveLength(COUNT);
    expect(screen.queryByRole('button', { name: TEXTS.list.more })).toBeNull();
  });

  it('begin with the latest again when the profile opens anew, and read all of them again for those who ask', async () => {
    const reviews = [...REVIEWS];
    const { rerender } = open(reviews);
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.list.showAll(COUNT) }));
    await screen.findByText('Review number 3 of this cleaner');
    rerender(<p>Another page</p>);
    reviews.unshift(review(9));
    rerender(PROFILE);
    expect(await screen.findByText('Review number 9 of this cleaner')).toBeTruthy();
    expect(comments()).toHaveLength(PROFILE_REVIEWS);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.list.showAll(COUNT) }));
    expect(await screen.findByText('Review number 4 of this cleaner')).toBeTruthy();
    await waitFor(() => expect(comments()[0]).toBe('Review number 9 of this cleaner'));
  });

  it('say that they could not be loaded, and try again', async () => {
    serve({ [LIST]: () => ({ status: 404, body: {} }) });
    renderOnSite(<ProfileReviews userId={50} name="Ida" reviewCount={COUNT} heading="h3" />);
    await screen.findByText(TEXTS.list.failed);
    const before = callsTo(LIST).length;
    await userEvent.click(screen.getByRole('button', { name: UI_TEXTS.tryAgain }));
    expect(callsTo(LIST).length).toBeGreaterThan(before);
  });
});

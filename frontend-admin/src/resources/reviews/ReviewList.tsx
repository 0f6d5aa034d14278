import { useRecordContext } from 'react-admin';
import { Soft, When } from '../../components/cells';
import { ConsoleList } from '../../components/list/ConsoleList';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import { Column } from '../../components/list/Column';
import type { Review } from '../../contract';
import { HideReview } from './HideReview';
import { RestoreReview } from './RestoreReview';
import { ReviewText, Stars } from './ReviewText';
import { TEXTS } from '../../i18n/reviews.texts';

const KINDS = [
  { value: 'customer-to-cleaner', label: TEXTS.filters.aboutCleaners },
  { value: 'cleaner-to-customer', label: TEXTS.filters.aboutCustomers },
] satisfies { value: Review['reviewType']; label: string }[];
const STARS = [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: TEXTS.stars(stars) }));
const HIDDEN = [
  { value: 'false', label: TEXTS.filters.public },
  { value: 'true', label: TEXTS.filters.hidden },
];

function ReviewActions({ review }: { review: Review }) {
  const { id, hiddenAt, reviewerName, revieweeName, bookingStatus } = review;
  return hiddenAt ? (
    <RestoreReview reviewId={id} reviewerName={reviewerName} bookingStatus={bookingStatus} />
  ) : (
    <HideReview reviewId={id} reviewerName={reviewerName} revieweeName={revieweeName} />
  );
}

const columns = (
  <>
    <Column<Review>
      source="comment"
      render={(review) => <ReviewText review={review} hiddenReason={review.hiddenReason} withoutStars />}
    />
    <Column<Review> source="rating" isSortable render={({ rating }) => <Stars rating={rating} />} />
    <Column<Review> source="createdAt" isSortable render={({ createdAt }) => <When at={createdAt} />} />
    <Column<Review> source="actions" align="right" render={(review) => <ReviewActions review={review} />} />
  </>
);

function ReviewCard() {
  const review = useRecordContext<Review>();
  if (!review) return null;
  return (
    <>
      <ReviewText review={review} hiddenReason={review.hiddenReason} />
      <Soft>
        <When at={review.createdAt} />
      </Soft>
      <div>
        <ReviewActions review={review} />
      </div>
    </>
  );
}

export function ReviewList() {
  return (
    <Section resource="reviews">
      <ConsoleList
        resource="reviews"
        sort={{ field: 'createdAt', order: 'DESC' }}
        orders={['rating', 'createdAt']}
        card={<ReviewCard />}
        filters={
          <>
            <SearchInput />
            <ChoiceInput source="reviewType" choices={KINDS} />
            <ChoiceInput source="rating" choices={STARS} />
            <ChoiceInput source="hidden" choices={HIDDEN} />
          </>
        }
      >
        {columns}
      </ConsoleList>
    </Section>
  );
}

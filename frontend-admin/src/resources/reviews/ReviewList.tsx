import { useRecordContext } from 'react-admin';
import { Soft, When } from '../../components/cells';
import { ConsoleList } from '../../components/list/ConsoleList';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import { Column } from '../../components/list/Column';
import type { Review } from '../../contract';
import { countOf } from '../../format';
import { HideReview } from './HideReview';
import { RestoreReview } from './RestoreReview';
import { ReviewWords } from './ReviewWords';

const KINDS = [
  { value: 'customer-to-cleaner', label: 'About cleaners' },
  { value: 'cleaner-to-customer', label: 'About customers' },
] satisfies { value: Review['reviewType']; label: string }[];
const STARS = [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: countOf(stars, 'star') }));
const HIDDEN = [
  { value: 'false', label: 'Public' },
  { value: 'true', label: 'Hidden' },
];

function ReviewActions({ review: { id, hiddenAt, reviewerName, revieweeName } }: { review: Review }) {
  return hiddenAt ? (
    <RestoreReview reviewId={id} reviewerName={reviewerName} />
  ) : (
    <HideReview reviewId={id} reviewerName={reviewerName} revieweeName={revieweeName} />
  );
}

const columns = (
  <>
    <Column<Review>
      source="comment"
      render={(review) => <ReviewWords review={review} hiddenReason={review.hiddenReason} />}
    />
    <Column source="rating" isSortable align="right" />
    <Column<Review> source="createdAt" isSortable render={({ createdAt }) => <When at={createdAt} />} />
    <Column<Review> source="actions" align="right" render={(review) => <ReviewActions review={review} />} />
  </>
);

function ReviewCard() {
  const review = useRecordContext<Review>();
  if (!review) return null;
  return (
    <>
      <ReviewWords review={review} hiddenReason={review.hiddenReason} />
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

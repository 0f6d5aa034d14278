import { Soft, When } from '../../components/cells';
import { ConsoleList } from '../../components/list/ConsoleList';
import { FilterSelect } from '../../components/list/FilterSelect';
import { SearchField } from '../../components/list/SearchField';
import { Section } from '../../components/list/Section';
import type { Column } from '../../components/list/types';
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

const columns: readonly Column<Review>[] = [
  {
    key: 'review',
    label: 'Review',
    cell: (review) => <ReviewWords review={review} hiddenReason={review.hiddenReason} />,
  },
  { key: 'rating', label: 'Stars', sortBy: 'rating', align: 'right', cell: ({ rating }) => rating },
  { key: 'written', label: 'Written', sortBy: 'createdAt', cell: ({ createdAt }) => <When at={createdAt} /> },
  { key: 'actions', label: 'Actions', align: 'right', cell: (review) => <ReviewActions review={review} /> },
];

function ReviewCard({ review }: { review: Review }) {
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
    <Section
      title="Reviews"
      id="reviews"
      hint="A review is never edited. A hidden one leaves the profile and the rating."
    >
      <ConsoleList
        resource="reviews"
        label="Reviews"
        sort={{ field: 'createdAt', order: 'DESC' }}
        columns={columns}
        card={(review) => <ReviewCard review={review} />}
        empty={{ title: 'No reviews yet', hint: 'They appear here as customers and cleaners write them.' }}
        toolbar={
          <>
            <SearchField label="Search reviews" placeholder="Search by name, words..." />
            <FilterSelect label="Kind" source="reviewType" choices={KINDS} />
            <FilterSelect label="Stars" source="rating" choices={STARS} />
            <FilterSelect label="Shown" source="hidden" choices={HIDDEN} />
          </>
        }
      />
    </Section>
  );
}

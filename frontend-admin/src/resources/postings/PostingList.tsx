import { formatPounds, POSTING_STATUSES, serviceLabel } from '@tidyhearth/domain';
import { CardHead, Soft, When } from '../../components/cells';
import { ConsoleList } from '../../components/list/ConsoleList';
import { FilterDate } from '../../components/list/FilterDate';
import { FilterSelect } from '../../components/list/FilterSelect';
import { SearchField } from '../../components/list/SearchField';
import { Section } from '../../components/list/Section';
import type { Column } from '../../components/list/types';
import { StatusPill } from '../../components/StatusPill';
import type { Posting } from '../../contract';
import { countOf, labelOf } from '../../format';
import type { ToneName } from '../../theme/tones';

const TONES: Record<Posting['status'], ToneName> = {
  open: 'marigold',
  assigned: 'sage',
  completed: 'neutral',
  cancelled: 'brick',
};
const STATUSES = POSTING_STATUSES.map((value) => ({ value, label: labelOf(value) }));

const PostingState = ({ status }: Posting) => <StatusPill tone={TONES[status]}>{labelOf(status)}</StatusPill>;
const work = ({ serviceType, duration, city }: Posting) =>
  `${serviceLabel(serviceType)}, ${countOf(duration, 'hour')}, ${city}`;

const columns: readonly Column<Posting>[] = [
  { key: 'customer', label: 'Customer', cell: ({ customerName }) => <strong>{customerName}</strong> },
  { key: 'work', label: 'Work', cell: work },
  { key: 'date', label: 'Date', sortBy: 'date', cell: ({ date }) => <When at={date} /> },
  { key: 'state', label: 'State', cell: (posting) => <PostingState {...posting} /> },
  {
    key: 'applications',
    label: 'Applications',
    sortBy: 'applicationsCount',
    align: 'right',
    cell: ({ applicationsCount }) => applicationsCount,
  },
  {
    key: 'budget',
    label: 'Budget',
    sortBy: 'maxBudget',
    align: 'right',
    cell: ({ maxBudget }) => formatPounds(maxBudget),
  },
  { key: 'posted', label: 'Posted', sortBy: 'createdAt', cell: ({ createdAt }) => <When at={createdAt} /> },
];

function PostingCard({ posting }: { posting: Posting }) {
  return (
    <>
      <CardHead title={posting.customerName}>
        <PostingState {...posting} />
      </CardHead>
      <div>{work(posting)}</div>
      <Soft>
        <When at={posting.date} />, up to {formatPounds(posting.maxBudget)},{' '}
        {countOf(posting.applicationsCount, 'application')}
      </Soft>
    </>
  );
}

export function PostingList() {
  return (
    <Section title="Job Postings" id="postings">
      <ConsoleList
        resource="postings"
        label="Job postings"
        sort={{ field: 'createdAt', order: 'DESC' }}
        columns={columns}
        card={(posting) => <PostingCard posting={posting} />}
        tableFrom="lg"
        empty={{ title: 'No jobs posted yet', hint: 'Jobs appear here as customers post them.' }}
        toolbar={
          <>
            <SearchField label="Search job postings" placeholder="Search by customer, town..." />
            <FilterSelect label="State" source="status" choices={STATUSES} />
            <FilterDate label="From" source="from" />
            <FilterDate label="To" source="to" />
          </>
        }
      />
    </Section>
  );
}

import { APPLICATION_STATUSES, formatPounds } from '@tidyhearth/domain';
import { CardHead, Soft, When, Words } from '../../components/cells';
import { ConsoleList } from '../../components/list/ConsoleList';
import { FilterSelect } from '../../components/list/FilterSelect';
import { SearchField } from '../../components/list/SearchField';
import { Section } from '../../components/list/Section';
import type { Column } from '../../components/list/types';
import { StatusPill } from '../../components/StatusPill';
import type { Bid } from '../../contract';
import { labelOf } from '../../format';
import type { ToneName } from '../../theme/tones';

const TONES: Record<Bid['status'], ToneName> = { pending: 'marigold', accepted: 'sage', rejected: 'brick' };
const STATUSES = APPLICATION_STATUSES.map((value) => ({ value, label: labelOf(value) }));
const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);

const BidState = ({ status }: Bid) => <StatusPill tone={TONES[status]}>{labelOf(status)}</StatusPill>;

const columns: readonly Column<Bid>[] = [
  { key: 'cleaner', label: 'Cleaner', cell: ({ cleanerName }) => <strong>{cleanerName}</strong> },
  { key: 'posting', label: 'Job', cell: ({ postingId }) => `#${postingId}` },
  {
    key: 'message',
    label: 'Message',
    cell: ({ message }) => (message ? <Words>{message}</Words> : <Soft>None</Soft>),
  },
  { key: 'state', label: 'State', cell: (bid) => <BidState {...bid} /> },
  {
    key: 'rate',
    label: 'Proposed rate',
    sortBy: 'proposedRate',
    align: 'right',
    cell: ({ proposedRate }) => formatPounds(proposedRate),
  },
  { key: 'sent', label: 'Sent', sortBy: 'createdAt', cell: ({ createdAt }) => <When at={createdAt} /> },
];

function BidCard({ bid }: { bid: Bid }) {
  return (
    <>
      <CardHead title={bid.cleanerName}>
        <BidState {...bid} />
      </CardHead>
      {bid.message && <Words>{bid.message}</Words>}
      <Soft>
        Job #{bid.postingId}, {formatPounds(bid.proposedRate)} an hour, <When at={bid.createdAt} />
      </Soft>
    </>
  );
}

export function BidList() {
  return (
    <Section title="Applications for Jobs" id="bids">
      <ConsoleList
        resource="bids"
        label="Applications"
        sort={{ field: 'createdAt', order: 'DESC' }}
        columns={columns}
        card={(bid) => <BidCard bid={bid} />}
        empty={{ title: 'No applications yet', hint: 'They appear here as cleaners apply for jobs.' }}
        toolbar={
          <>
            <SearchField
              label="Job number"
              placeholder="Job number"
              source="postingId"
              isComplete={isNumber}
            />
            <FilterSelect label="State" source="status" choices={STATUSES} />
          </>
        }
      />
    </Section>
  );
}

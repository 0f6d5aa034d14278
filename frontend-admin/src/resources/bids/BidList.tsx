import { APPLICATION_STATUSES, formatPounds } from '@tidyhearth/domain';
import { useRecordContext } from 'react-admin';
import { CardHead, Soft, When, Words } from '../../components/cells';
import { ConsoleList } from '../../components/list/ConsoleList';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import { Column } from '../../components/list/Column';
import { StatePill } from '../../components/StatePill';
import type { Bid } from '../../contract';
import { labelOf } from '../../format';
import type { ToneName } from '../../theme/tones';
import { TEXTS } from '../../i18n/jobs.texts';

const TONES: Record<Bid['status'], ToneName> = {
  pending: 'marigold',
  accepted: 'sage',
  rejected: 'brick',
  withdrawn: 'neutral',
};
const STATUSES = APPLICATION_STATUSES.map((value) => ({ value, label: labelOf(value) }));
const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);

const BidState = ({ status }: Bid) => <StatePill state={status} tones={TONES} />;

const columns = (
  <>
    <Column<Bid> source="cleanerName" render={({ cleanerName }) => <strong>{cleanerName}</strong>} />
    <Column<Bid> source="postingId" render={({ postingId }) => `#${postingId}`} />
    <Column<Bid>
      source="message"
      render={({ message }) => (message ? <Words>{message}</Words> : <Soft>{TEXTS.noMessage}</Soft>)}
    />
    <Column<Bid> source="status" render={(bid) => <BidState {...bid} />} />
    <Column<Bid>
      source="proposedRate"
      isSortable
      align="right"
      render={({ proposedRate }) => formatPounds(proposedRate)}
    />
    <Column<Bid> source="createdAt" isSortable render={({ createdAt }) => <When at={createdAt} />} />
  </>
);

function BidCard() {
  const bid = useRecordContext<Bid>();
  if (!bid) return null;
  return (
    <>
      <CardHead title={bid.cleanerName}>
        <BidState {...bid} />
      </CardHead>
      {bid.message && <Words>{bid.message}</Words>}
      <Soft>
        {TEXTS.posting(bid.postingId)}, {TEXTS.rate(formatPounds(bid.proposedRate))},{' '}
        <When at={bid.createdAt} />
      </Soft>
    </>
  );
}

export function BidList() {
  return (
    <Section resource="bids">
      <ConsoleList
        resource="bids"
        sort={{ field: 'createdAt', order: 'DESC' }}
        orders={['proposedRate', 'createdAt']}
        card={<BidCard />}
        filters={
          <>
            <SearchInput source="postingId" isComplete={isNumber} />
            <ChoiceInput source="status" choices={STATUSES} />
          </>
        }
      >
        {columns}
      </ConsoleList>
    </Section>
  );
}

import {
  formatPounds,
  hasPostingPassed,
  POSTING_PASSED,
  POSTING_STATUSES,
  serviceLabel,
} from '@tidyhearth/domain';
import { useRecordContext } from 'react-admin';
import { CardHead, Soft, When } from '../../components/cells';
import { ConsoleList } from '../../components/list/ConsoleList';
import { DayInput } from '../../components/list/DayInput';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import { Column } from '../../components/list/Column';
import { StatePill } from '../../components/StatePill';
import { StatusPill } from '../../components/StatusPill';
import type { Posting } from '../../contract';
import { countOf, labelOf } from '../../format';
import type { ToneName } from '../../theme/tones';
import { TEXTS } from '../../i18n/jobs.texts';
import { useNow } from '../../useNow';

const TONES: Record<Posting['status'], ToneName> = {
  open: 'marigold',
  assigned: 'sage',
  completed: 'neutral',
  cancelled: 'brick',
};
const STATUSES = POSTING_STATUSES.map((value) => ({ value, label: labelOf(value) }));

const hasPassed = ({ status, date }: Posting, now: number) => hasPostingPassed(status, Date.parse(date), now);

function PostingState(posting: Posting) {
  return hasPassed(posting, useNow()) ? (
    <StatusPill tone="neutral">{POSTING_PASSED}</StatusPill>
  ) : (
    <StatePill state={posting.status} tones={TONES} />
  );
}

const work = ({ serviceType, duration, city }: Posting) =>
  `${serviceLabel(serviceType)}, ${countOf(duration, 'hour')}, ${city}`;

const columns = (
  <>
    <Column<Posting> source="customerName" render={({ customerName }) => <strong>{customerName}</strong>} />
    <Column<Posting> source="work" render={work} />
    <Column<Posting> source="date" isSortable render={({ date }) => <When at={date} />} />
    <Column<Posting> source="status" render={(posting) => <PostingState {...posting} />} />
    <Column source="applicationsCount" isSortable align="right" />
    <Column<Posting>
      source="maxBudget"
      isSortable
      align="right"
      render={({ maxBudget }) => formatPounds(maxBudget)}
    />
    <Column<Posting> source="createdAt" isSortable render={({ createdAt }) => <When at={createdAt} />} />
  </>
);

function PostingCard() {
  const posting = useRecordContext<Posting>();
  if (!posting) return null;
  return (
    <>
      <CardHead title={posting.customerName}>
        <PostingState {...posting} />
      </CardHead>
      <div>{work(posting)}</div>
      <Soft>
        <When at={posting.date} />, {TEXTS.upTo(formatPounds(posting.maxBudget))},{' '}
        {TEXTS.bids(posting.applicationsCount)}
      </Soft>
    </>
  );
}

export function PostingList() {
  return (
    <Section resource="postings">
      <ConsoleList
        resource="postings"
        sort={{ field: 'createdAt', order: 'DESC' }}
        orders={['date', 'applicationsCount', 'maxBudget', 'createdAt']}
        tableFrom="lg"
        card={<PostingCard />}
        filters={
          <>
            <SearchInput />
            <ChoiceInput source="status" choices={STATUSES} />
            <DayInput source="from" />
            <DayInput source="to" />
          </>
        }
      >
        {columns}
      </ConsoleList>
    </Section>
  );
}

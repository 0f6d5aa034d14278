import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { serviceLabel } from '@tidyhearth/domain';
import { CalendarCheck, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink, Card, ConfirmDialog, EmptyState } from '../../../components/ui';
import { ButtonRow } from '../../../components/ui/button-row';
import { bookingPath } from '../../../config/booking-routes';
import { dashboardTab } from '../../../config/routes';
import { NoJobs } from '../../../illustrations/no-jobs';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import { idOf } from '../../../lib/address';
import type { AccountUser, Posting } from '../../../lib/contract';
import { fullName, plural } from '../../../lib/format';
import { useNow } from '../../../lib/use-now';
import { useCancelPosting, useCustomerPostings, usePosting } from '../api/postings';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { Rows } from '../../../components/ui/rows';
import { Section } from '../../../components/ui/section';
import { LoadMore } from '../../../server-state/load-more';
import { QueryState } from '../../../server-state/query-state';
import type { Paged } from '../../../server-state/use-pages';
import { isOver } from '../posting-state';
import { BidsView } from './bids-view';
import { PostingDialog, type PostingStart } from './posting-dialog';
import { JobDescription, PostingFacts, PostingStatusBadge } from './posting-facts';
import { TEXTS } from '../postings.texts';

const CARDS_AT_ONCE = 4;

/** The customer's postings. A chosen one shows its bids. */
export function CustomerPostings({ user }: { user: AccountUser }) {
  const postings = useCustomerPostings(user.id);
  const [params] = useSearchParams();
  const wanted = idOf(params.get('job'));
  return (
    <QueryState
      query={postings}
      loading={<LoadingCards label={TEXTS.customer.loading} />}
      failure={{ title: TEXTS.failed.title, picture: <SomethingWrong /> }}
    >
      {(items) => {
        const chosen = items.find(({ id }) => id === wanted);
        if (chosen) return <BidsView posting={chosen} />;
        const all = <OwnPostings items={items} postings={postings} />;
        if (wanted === undefined || !postings.hasMore) return all;
        return (
          <OlderPosting id={wanted} user={user}>
            {all}
          </OlderPosting>
        );
      }}
    </QueryState>
  );
}

interface OlderPostingProps {
  id: number;
  user: AccountUser;
  /** Shown if it isn't one of their postings. */
  children: ReactNode;
}

/** A chosen posting that is not on the pages read so far. */
function OlderPosting({ id, user, children }: OlderPostingProps) {
  const { data, isPending } = usePosting(id);
  if (isPending) return <LoadingCards label={TEXTS.customer.loading} />;
  return data?.customerId === user.id ? <BidsView posting={data} /> : children;
}

function OwnPostings({ items, postings }: { items: Posting[]; postings: Paged<Posting> }) {
  const [form, setForm] = useState<PostingStart>();
  const list = useRef<HTMLDivElement>(null);
  const renderPosting = useCallback(
    (item: Posting) => (
      <OwnPosting
        posting={item}
        onEdit={() => setForm({ posting: item })}
        onAgain={() => setForm({ like: item })}
      />
    ),
    [],
  );
  const postNew = (
    <Button onClick={() => setForm({})}>
      <Plus aria-hidden />
      {TEXTS.customer.post}
    </Button>
  );
  return (
    <Section title={TEXTS.title} aside={items.length > 0 && postNew}>
      {items.length === 0 && (
        <EmptyState
          picture={<NoJobs />}
          title={TEXTS.customer.empty.title}
          description={TEXTS.customer.empty.description}
          action={postNew}
        />
      )}
      <Stack ref={list} gap="4">
        <Rows items={items} atOnce={CARDS_AT_ONCE} row={renderPosting} />
      </Stack>
      <LoadMore pages={postings} list={list}>
        {TEXTS.customer.more}
      </LoadMore>
      {form && <PostingDialog {...form} onClose={() => setForm(undefined)} />}
    </Section>
  );
}

interface OwnPostingProps {
  posting: Posting;
  onEdit: () => void;
  onAgain: () => void;
}

function OwnPosting({ posting, onEdit, onAgain }: OwnPostingProps) {
  const cancel = useCancelPosting();
  const [asking, setAsking] = useState(false);
  const now = useNow();
  const withdraw = async () => {
    await cancel.submit(posting.id);
    setAsking(false);
  };
  return (
    <Card as="article" p="0">
      <Stack gap="2" p={{ base: '4', md: '5' }}>
        <Flex justify="space-between" gap="3" align="flex-start">
          <Heading as="h3" textStyle="h4">
            {serviceLabel(posting.serviceType)}
          </Heading>
          <PostingStatusBadge posting={posting} now={now} />
        </Flex>
        <PostingFacts posting={posting} />
        <JobDescription posting={posting} />
        {posting.assignedCleaner && (
          <Text textStyle="sm">
            {TEXTS.customer.assignedTo} <strong>{fullName(posting.assignedCleaner.user)}</strong>
          </Text>
        )}
      </Stack>
      <PostingActs
        posting={posting}
        now={now}
        onWithdraw={() => setAsking(true)}
        onEdit={onEdit}
        onAgain={onAgain}
      />
      <ConfirmDialog
        open={asking}
        danger
        title={TEXTS.customer.withdraw.title}
        confirmLabel={TEXTS.customer.withdraw.confirm}
        loading={cancel.isPending}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      >
        {TEXTS.customer.withdraw.text}
      </ConfirmDialog>
    </Card>
  );
}

interface PostingActsProps extends OwnPostingProps {
  now: number;
  onWithdraw: () => void;
}

/** What the customer can do with a posting in its state. */
function PostingActs({ posting, now, onWithdraw, onEdit, onAgain }: PostingActsProps) {
  const open = posting.status === 'open';
  return (
    <ButtonRow px={{ base: '4', md: '5' }} py="3" borderTopWidth="1px">
      {open && (
        <>
          <Button variant="ghost" colorPalette="brick" onClick={onWithdraw}>
            <Trash2 aria-hidden />
            {TEXTS.customer.withdraw.open}
          </Button>
          <Button variant="outline" onClick={onEdit}>
            <Pencil aria-hidden />
            {TEXTS.customer.edit}
          </Button>
        </>
      )}
      {posting.bookingId !== null && (
        <ButtonLink variant="outline" to={bookingPath(posting.bookingId)}>
          <CalendarCheck aria-hidden />
          {TEXTS.customer.toBooking}
        </ButtonLink>
      )}
      {isOver(posting, now) && posting.status !== 'assigned' && (
        <Button variant="outline" onClick={onAgain}>
          <RotateCcw aria-hidden />
          {TEXTS.customer.again}
        </Button>
      )}
      <ButtonLink
        variant={open && posting.applicationsCount > 0 ? 'solid' : 'outline'}
        to={`${dashboardTab('postings')}&job=${posting.id}`}
      >
        {plural(posting.applicationsCount, TEXTS.customer.bidNoun)}
      </ButtonLink>
    </ButtonRow>
  );
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { MAX_PAGE_SIZE, type POSTING_SERVICES, TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import { type ApiError, isApiError } from '../../../lib/api-error';
import type { Application, Posting } from '../../../lib/contract';
import { GROUPS } from '../../../server-state/query-groups';
import { usePages, usePrefetchPages } from '../../../server-state/use-pages';
import { withSignIn } from '../../../lib/submit/with-sign-in';
import { useSave } from '../../../server-state/use-save';
import { useNow } from '../../../lib/use-now';
import { hasPassed } from '../posting-state';
import type { BidSort } from '../bid-sorts';
import { boardQuery, type JobFilters, NO_JOB_FILTERS } from '../job-filters';
import { TEXTS } from '../postings.texts';

const JOBS_A_PAGE = 30;
const OWN_JOBS_A_PAGE = 20;
const BIDS_A_PAGE = 20;

/**
 * No event reports the jobs that others post, change or assign, nor whether cleaners are still free for those they
 * applied for. So opening the board or applications reads them again.
 */
const FRESH = { staleTime: 2_000, refetchOnWindowFocus: true };

const postingKeys = {
  available: (filters: JobFilters) => [...GROUPS.postings, 'available', filters],
  ofCustomer: (customerId: number) => [...GROUPS.postings, 'customer', customerId],
};

export const bidQueries = {
  ofCleaner: (cleanerId: number) =>
    queryOptions({
      queryKey: [...GROUPS.applications, 'cleaner', cleanerId],
      queryFn: ({ signal }) =>
        api.get('/api/applications/cleaner/{id}', {
          path: { id: cleanerId },
          query: { limit: MAX_PAGE_SIZE },
          signal,
        }),
      ...FRESH,
    }),
  ofPosting: (postingId: number) =>
    queryOptions({
      queryKey: [...GROUPS.applications, 'posting', postingId],
      queryFn: ({ signal }) =>
        api.get('/api/applications/posting/{postingId}', {
          path: { postingId },
          query: { limit: MAX_PAGE_SIZE },
          signal,
        }),
    }),
};

const findPosting = (id: number) =>
  queryOptions({
    queryKey: [...GROUPS.postings, 'one', id],
    queryFn: ({ signal }) => api.get('/api/postings/{id}', { path: { id }, signal }),
  });

/** The job board: the jobs around the cleaner, the newest first, unless it is filtered. */
export function useAvailablePostings(filters: JobFilters = NO_JOB_FILTERS) {
  return usePages(
    postingKeys.available(filters),
    (cursor, signal) =>
      api.page('/api/postings/available', {
        query: { ...boardQuery(filters), limit: JOBS_A_PAGE, cursor },
        signal,
      }),
    FRESH,
  );
}

export function useCustomerPostings(customerId: number) {
  return usePages(postingKeys.ofCustomer(customerId), (cursor, signal) =>
    api.page('/api/postings/customer/{customerId}', {
      path: { customerId },
      query: { limit: OWN_JOBS_A_PAGE, cursor },
      signal,
    }),
  );
}

export const useCleanerBids = (cleanerId: number) => useQuery(bidQueries.ofCleaner(cleanerId));

const ownBidsKey = (cleanerId: number) => [...GROUPS.applications, 'own', cleanerId];
const ownBidsLoader = (cleanerId: number) => (cursor: string | undefined, signal: AbortSignal) =>
  api.page('/api/applications/cleaner/{id}', {
    path: { id: cleanerId },
    query: { limit: BIDS_A_PAGE, cursor },
    signal,
  });

/** The cleaner's own bids, the newest first. */
export const useOwnBids = (cleanerId: number) =>
  usePages(ownBidsKey(cleanerId), ownBidsLoader(cleanerId), FRESH);

/** Requests them before the component that shows them is rendered. */
export const usePrefetchOwnBids = (cleanerId: number) =>
  usePrefetchPages(ownBidsKey(cleanerId), ownBidsLoader(cleanerId));

export function usePostingBids(postingId: number, sort: BidSort) {
  return usePages(
    [...GROUPS.applications, 'posting', postingId, sort],
    (cursor, signal) =>
      api.page('/api/applications/posting/{postingId}', {
        path: { postingId },
        query: { sort, limit: BIDS_A_PAGE, cursor },
        signal,
      }),
    FRESH,
  );
}

export const usePosting = (id: number) => useQuery(findPosting(id));

/** How many cleaners would be asked to confirm their bids after an edit of the posting. */
export function useBidCount(posting: Posting | undefined): number {
  const now = useNow();
  // All are asked about a posting that is moved ahead after its time, otherwise those who have not been asked yet.
  const areAllAsked = posting !== undefined && hasPassed(posting, now);
  const bids = useQuery({ ...bidQueries.ofPosting(posting?.id ?? 0), enabled: posting !== undefined });
  return (bids.data ?? []).filter(
    ({ status, isOnEarlierTerms }) => status === 'pending' && (areAllAsked || !isOnEarlierTerms),
  ).length;
}

export interface PostingDraft {
  serviceType: (typeof POSTING_SERVICES)[number];
  street: string;
  city: string;
  county: string | null;
  postcode: string;
  address: string;
  postingDate: string;
  estimatedDuration: number;
  maxBudget: string;
  description: string | null;
  specialInstructions: string | null;
  accessNotes: string | null;
}

interface PostListeners {
  leave: () => void;
  /** Called if the server refused something in the form. */
  onRefused: (error: ApiError) => void;
}

export function usePostJob(customerId: number, { leave, onRefused }: PostListeners) {
  return useSave({
    send: withSignIn((draft: PostingDraft, idempotencyKey) => {
      const body = { ...draft, customerId, status: 'open' as const };
      return api.post('/api/postings', { body, idempotencyKey });
    }),
    done: TOASTS.jobPosted,
    failed: TOASTS.jobPostFailed,
    onRefused: (error) => {
      onRefused(error);
      return false;
    },
    stale: [GROUPS.postings, GROUPS.applications],
    leave,
  });
}

interface PostingEdit {
  posting: Posting;
  /** Only the changed fields, because another page may have changed the others since the form was opened. */
  changes: Partial<PostingDraft>;
}

async function sendEdit({ posting, changes }: PostingEdit, idempotencyKey: string): Promise<Posting> {
  const { id, termsVersion } = posting;
  const body = { ...changes, termsVersion };
  return api.patch('/api/postings/{id}', { path: { id }, body, idempotencyKey });
}

interface TermsListeners {
  leave: () => void;
  /** Called if the terms have changed since the caller saw them: nothing was saved, and this is the current posting. */
  onOutdated: (posting: Posting) => void;
}

async function readIfOutdated<Output>(
  call: Promise<Output>,
  postingId: number,
  { onOutdated }: TermsListeners,
): Promise<Output> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error, 'TERMS_CHANGED'))
      onOutdated(await api.get('/api/postings/{id}', { path: { id: postingId } }));
    throw error;
  }
}

export function useEditPosting(listeners: TermsListeners & PostListeners) {
  return useSave({
    send: withSignIn((edit: PostingEdit, idempotencyKey) =>
      readIfOutdated(sendEdit(edit, idempotencyKey), edit.posting.id, listeners),
    ),
    done: TEXTS.customer.updated,
    failed: TOASTS.updateFailed,
    onRefused: (error) => {
      listeners.onRefused(error);
      return isApiError(error, 'TERMS_CHANGED');
    },
    stale: [GROUPS.postings, GROUPS.applications],
    leave: listeners.leave,
  });
}

export function useCancelPosting() {
  return useSave({
    send: (id: number, idempotencyKey) =>
      api.patch('/api/postings/{id}', { path: { id }, body: { status: 'cancelled' }, idempotencyKey }),
    done: TEXTS.customer.withdrawn,
    failed: TOASTS.updateFailed,
    stale: [GROUPS.postings, GROUPS.applications],
  });
}

interface Bid {
  postingId: number;
  proposedRate: string;
  message?: string;
  /** The version of the posting that the cleaner sees. */
  termsVersion: number;
}

export function useSendBid(cleanerId: number, listeners: TermsListeners) {
  return useSave({
    send: withSignIn((bid: Bid, idempotencyKey) => {
      const body = { cleanerId, ...bid, status: 'pending' as const };
      const call = api.post('/api/applications', { body, idempotencyKey });
      return readIfOutdated(call, bid.postingId, listeners);
    }),
    done: TOASTS.applicationSubmitted,
    failed: TOASTS.applicationFailed,
    onRefused: (error) => isApiError(error, 'TERMS_CHANGED'),
    stale: [GROUPS.postings, GROUPS.applications],
    leave: listeners.leave,
  });
}

/** Confirms a bid for the posting as the cleaner sees it. */
export function useConfirmBid() {
  return useSave({
    send: ({ id, termsVersion }: { id: number; termsVersion: number }, idempotencyKey) =>
      api.post('/api/applications/{id}/confirm', { path: { id }, body: { termsVersion }, idempotencyKey }),
    done: TEXTS.cleaner.changed.kept,
    failed: TEXTS.cleaner.changed.failed,
    stale: [GROUPS.postings, GROUPS.applications],
  });
}

export function useWithdrawBid() {
  return useSave({
    send: (id: number, idempotencyKey) =>
      api.post('/api/applications/{id}/withdraw', { path: { id }, idempotencyKey }),
    done: TEXTS.cleaner.withdraw.done,
    failed: TEXTS.cleaner.changed.failed,
    stale: [GROUPS.postings, GROUPS.applications],
  });
}

/** Accepting creates a booking, which may be the only part that fails. */
const isNoLongerFree = (error: unknown) =>
  isApiError(error, 'SLOT_TAKEN') ||
  isApiError(error, 'SLOT_BLOCKED') ||
  isApiError(error, 'TIME_HAS_PASSED');

export function useDecideBid() {
  return useSave({
    send: ({ bid, status }: { bid: Application; status: 'accepted' | 'rejected' }, idempotencyKey) => {
      const { id, termsVersion, proposedRate } = bid;
      const body = { status, termsVersion, proposedRate };
      return api.patch('/api/applications/{id}', { path: { id }, body, idempotencyKey });
    },
    done: (_, { status }) =>
      status === 'accepted' ? TOASTS.applicationAccepted : TOASTS.applicationRejected,
    failed: (error) =>
      isNoLongerFree(error) ? TOASTS.bookingCreationFailed : TOASTS.applicationDecisionFailed,
    stale: [GROUPS.postings, GROUPS.applications, GROUPS.bookings],
  });
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { MAX_PAGE_SIZE, type POSTING_SERVICES, TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import { isApiError } from '../../../lib/api-error';
import type { Posting } from '../../../lib/contract';
import { GROUPS } from '../../../server-state/query-groups';
import { usePages } from '../../../server-state/use-pages';
import { useSave } from '../../../server-state/use-save';
import { TEXTS } from '../postings.texts';

const postingKeys = {
  available: [...GROUPS.postings, 'available'],
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
    }),
  ofPosting: (postingId: number) =>
    queryOptions({
      queryKey: [...GROUPS.applications, 'posting', postingId],
      queryFn: ({ signal }) =>
        api.get('/api/applications/posting/{postingId}', { path: { postingId }, signal }),
    }),
};

export function useAvailablePostings() {
  return usePages(postingKeys.available, (cursor, signal) =>
    api.page('/api/postings/available', { query: { limit: MAX_PAGE_SIZE, cursor }, signal }),
  );
}

export function useCustomerPostings(customerId: number) {
  return usePages(postingKeys.ofCustomer(customerId), (cursor, signal) =>
    api.page('/api/postings/customer/{customerId}', {
      path: { customerId },
      query: { limit: MAX_PAGE_SIZE, cursor },
      signal,
    }),
  );
}

export const useCleanerBids = (cleanerId: number) => useQuery(bidQueries.ofCleaner(cleanerId));
export const usePostingBids = (postingId: number) => useQuery(bidQueries.ofPosting(postingId));

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
  specialInstructions: string | null;
}

/** Posts a new job, or changes the one given. */
export function useSavePosting(customerId: number, posting: Posting | undefined, onDone: () => void) {
  return useSave({
    send: (draft: PostingDraft, idempotencyKey) => {
      if (posting) return api.patch('/api/postings/{id}', { path: { id: posting.id }, body: draft });
      const body = { ...draft, customerId, status: 'open' as const };
      return api.post('/api/postings', { body, idempotencyKey });
    },
    done: posting ? TEXTS.customer.updated : TOASTS.jobPosted,
    failed: posting ? TEXTS.customer.updateFailed : TOASTS.jobPostFailed,
    stale: [GROUPS.postings],
    onDone,
  });
}

export function useCancelPosting() {
  return useSave({
    send: (id: number) => api.patch('/api/postings/{id}', { path: { id }, body: { status: 'cancelled' } }),
    done: TEXTS.customer.withdrawn,
    failed: TEXTS.customer.updateFailed,
    stale: [GROUPS.postings],
  });
}

export function useSendBid(cleanerId: number, onDone: () => void) {
  return useSave({
    send: (bid: { postingId: number; proposedRate: string; message?: string }, idempotencyKey) =>
      api.post('/api/applications', {
        body: { cleanerId, ...bid, status: 'pending' as const },
        idempotencyKey,
      }),
    done: TOASTS.applicationSubmitted,
    failed: TOASTS.applicationFailed,
    stale: [GROUPS.postings, GROUPS.applications],
    onDone,
  });
}

/** Accepting makes a booking; it can be that alone which does not work out. */
const isNoLongerFree = (error: unknown) =>
  isApiError(error, 'SLOT_TAKEN') ||
  isApiError(error, 'SLOT_BLOCKED') ||
  isApiError(error, 'TIME_HAS_PASSED');

export function useDecideBid() {
  return useSave({
    send: ({ id, status }: { id: number; status: 'accepted' | 'rejected' }) =>
      api.patch('/api/applications/{id}', { path: { id }, body: { status } }),
    done: (_, { status }) =>
      status === 'accepted' ? TOASTS.applicationAccepted : TOASTS.applicationRejected,
    failed: (error) =>
      isNoLongerFree(error) ? TOASTS.bookingCreationFailed : TOASTS.applicationDecisionFailed,
    stale: [GROUPS.postings, GROUPS.applications, GROUPS.bookings],
  });
}

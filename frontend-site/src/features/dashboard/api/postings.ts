import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_PAGE_SIZE, type POSTING_SERVICES, TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import { isApiError } from '../../../lib/api-error';
import type { Posting } from '../../../lib/contract';
import { useIdempotencyKey } from '../../../lib/form';
import { toast } from '../../../lib/toast';
import { keys } from './keys';
import { toastRefusal } from './refusal';
import { usePages } from './use-pages';

export function useAvailablePostings(enabled = true) {
  return usePages(
    keys.availablePostings,
    (cursor, signal) =>
      api.page('/api/postings/available', { query: { limit: MAX_PAGE_SIZE, cursor }, signal }),
    { enabled },
  );
}

export function useCustomerPostings(customerId: number) {
  return usePages(keys.customerPostings(customerId), (cursor, signal) =>
    api.page('/api/postings/customer/{customerId}', {
      path: { customerId },
      query: { limit: MAX_PAGE_SIZE, cursor },
      signal,
    }),
  );
}

export function useCleanerApplications(cleanerId: number) {
  return useQuery({
    queryKey: keys.cleanerApplications(cleanerId),
    queryFn: ({ signal }) =>
      api.get('/api/applications/cleaner/{id}', {
        path: { id: cleanerId },
        query: { limit: MAX_PAGE_SIZE },
        signal,
      }),
  });
}

export function usePostingApplications(postingId: number) {
  return useQuery({
    queryKey: keys.postingApplications(postingId),
    queryFn: ({ signal }) =>
      api.get('/api/applications/posting/{postingId}', { path: { postingId }, signal }),
  });
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
  specialInstructions: string | null;
}

export function useSavePosting(customerId: number, posting: Posting | undefined) {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (draft: PostingDraft) => {
      if (posting) return api.patch('/api/postings/{id}', { path: { id: posting.id }, body: draft });
      const body = { ...draft, customerId, status: 'open' as const };
      return api.post('/api/postings', { body, idempotencyKey: keyFor(body) });
    },
    onSuccess: () => toast(posting ? { title: 'Job updated' } : TOASTS.jobPosted),
    onError: (error) => toastRefusal(posting ? { title: 'Update Failed' } : TOASTS.jobPostFailed, error),
    onSettled: () => client.invalidateQueries({ queryKey: keys.postings }),
  });
}

export function useCancelPosting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      api.patch('/api/postings/{id}', { path: { id }, body: { status: 'cancelled' } }),
    onSuccess: () => toast({ title: 'Job withdrawn' }),
    onError: (error) => toastRefusal({ title: 'Update Failed' }, error),
    onSettled: () => client.invalidateQueries({ queryKey: keys.postings }),
  });
}

export function useApply(cleanerId: number) {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (application: { postingId: number; proposedRate: string; message?: string }) => {
      const body = { cleanerId, ...application, status: 'pending' as const };
      return api.post('/api/applications', { body, idempotencyKey: keyFor(body) });
    },
    onSuccess: () => toast(TOASTS.applicationSubmitted),
    onError: (error) => toastRefusal(TOASTS.applicationFailed, error),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.postings }),
        client.invalidateQueries({ queryKey: keys.applications }),
      ]),
  });
}

/** Accepting makes a booking; it can be that alone which does not work out. */
const isNoLongerFree = (error: unknown) =>
  isApiError(error, 'SLOT_TAKEN') ||
  isApiError(error, 'SLOT_BLOCKED') ||
  isApiError(error, 'TIME_HAS_PASSED');

export function useDecideApplication() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: number; status: 'accepted' | 'rejected' }) =>
      api.patch('/api/applications/{id}', { path: { id }, body: { status } }),
    onSuccess: (_, { status }) =>
      toast(status === 'accepted' ? TOASTS.applicationAccepted : TOASTS.applicationRejected),
    onError: (error) =>
      toastRefusal(
        isNoLongerFree(error) ? TOASTS.bookingCreationFailed : TOASTS.applicationDecisionFailed,
        error,
      ),
    onSettled: () =>
      Promise.all(
        [keys.postings, keys.applications, keys.bookings].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

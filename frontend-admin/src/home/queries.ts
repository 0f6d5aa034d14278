import { useGetList } from 'react-admin';
import type { CleanerApplication, QueuedMail, ReviewReport } from '../contract';

const SHOWN = 3;

/** Who has waited longest for an answer. */
export function useWaiting() {
  const { data, total, isPending, error, refetch } = useGetList<CleanerApplication>('applications', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return { oldest: data ?? [], total: total ?? 0, isPending, error, refetch: () => void refetch() };
}

/** Which reports have waited longest for a decision. */
export function useReported() {
  const { data, total, isPending, error, refetch } = useGetList<ReviewReport>('review-reports', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'createdAt', order: 'ASC' },
    filter: { resolved: 'false' },
  });
  return { oldest: data ?? [], total: total ?? 0, isPending, error, refetch: () => void refetch() };
}

export function useFailedMail(): readonly QueuedMail[] {
  const { data } = useGetList<QueuedMail>('mail-queue', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { status: 'failed' },
  });
  return data ?? [];
}

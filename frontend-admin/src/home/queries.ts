import { useGetList } from 'react-admin';
import type { AdminCase, AdminCheck, CleanerApplication, ReviewReport } from '../contract';

const FIRST = { page: 1, perPage: 1 };

/** How many sign-ups wait for a decision, and the one that has waited longest. */
export function useWaiting() {
  const { data, total, isPending, error, refetch } = useGetList<CleanerApplication>('applications', {
    pagination: FIRST,
    sort: { field: 'waitingSince', order: 'ASC' },
  });
  return { oldest: data?.[0], total: total ?? 0, isPending, error, refetch: () => void refetch() };
}

/** How many review reports wait for a decision. */
export function useReported() {
  const { total, isPending, error, refetch } = useGetList<ReviewReport>('review-reports', {
    pagination: FIRST,
    sort: { field: 'createdAt', order: 'ASC' },
    filter: { resolved: 'false' },
  });
  return { total: total ?? 0, isPending, error, refetch: () => void refetch() };
}

/** How many cases are open. */
export function useOpenCases() {
  const { total, isPending, error, refetch } = useGetList<AdminCase>('cases', {
    pagination: FIRST,
    sort: { field: 'createdAt', order: 'ASC' },
    filter: { status: 'open' },
  });
  return { total: total ?? 0, isPending, error, refetch: () => void refetch() };
}

/** How many checks have documents that wait for a decision. */
export function useSubmittedChecks() {
  const { total, isPending, error, refetch } = useGetList<AdminCheck>('checks', {
    pagination: FIRST,
    sort: { field: 'submittedAt', order: 'ASC' },
    filter: { state: 'submitted' },
  });
  return { total: total ?? 0, isPending, error, refetch: () => void refetch() };
}

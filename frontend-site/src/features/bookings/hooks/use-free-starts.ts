import { isDate } from '@tidyhearth/domain';
import { useQuery } from '@tanstack/react-query';
import { getFreeStarts, getPublicConfig } from '../api/bookings';

export const slotsKey = (cleanerId: number, date: string) =>
  ['/api/cleaners/{id}/slots', cleanerId, date] as const;

/** Asked for each time a date is chosen: someone else may have been quicker. */
export function useFreeStarts(cleanerId: number, date: string) {
  return useQuery({
    queryKey: slotsKey(cleanerId, date),
    queryFn: () => getFreeStarts(cleanerId, date),
    enabled: isDate(date),
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

export function useBookingFee(): string {
  const { data } = useQuery({ queryKey: ['/api/config'], queryFn: getPublicConfig });
  return data?.bookingFee ?? '0.00';
}

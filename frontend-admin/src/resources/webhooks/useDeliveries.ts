import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useVerbs } from '../../providers/queries';

/** Polls while a delivery waits for its next try, because its state changes by itself. */
const LOOK_EVERY_MS = 15_000;

export function useDeliveries(webhookId: number, status: string) {
  const { deliveries } = useVerbs();
  return useInfiniteQuery({
    queryKey: ['webhook-deliveries', webhookId, status],
    queryFn: ({ pageParam, signal }) => deliveries(webhookId, status, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    refetchInterval: LOOK_EVERY_MS,
  });
}

export function useDelivery(webhookId: number, deliveryId: number) {
  const { delivery } = useVerbs();
  return useQuery({
    queryKey: ['webhook-deliveries', webhookId, 'one', deliveryId],
    queryFn: ({ signal }) => delivery(webhookId, deliveryId, signal),
  });
}

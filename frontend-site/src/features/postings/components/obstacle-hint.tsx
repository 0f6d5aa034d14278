import { Text } from '@chakra-ui/react';
import type { Application } from '../../../lib/contract';
import { TEXTS } from '../postings.texts';

/** Tells the cleaner why the customer can't accept the bid at the moment. */
export function ObstacleHint({ bid: { obstacle, posting } }: { bid: Application }) {
  return obstacle && <Text>{TEXTS.cleaner.own.obstacles[obstacle](posting.customer.firstName)}</Text>;
}

import { Text } from '@chakra-ui/react';
import type { SearchOrigin } from '../../../lib/contract';
import { TEXTS } from '../cleaners.texts';

/** Says so where distances are not exact, instead of pretending. */
export function OriginNotice({ origin }: { origin: SearchOrigin | undefined }) {
  if (!origin || origin.precision === 'unit') return null;
  return (
    <Text textStyle="sm" color="fg.muted" mb="4">
      {TEXTS.origin[origin.precision](origin.postcode)}
    </Text>
  );
}

import { Text } from '@chakra-ui/react';
import type { SearchOrigin } from '../../../lib/contract';
import { TEXTS } from '../cleaners.texts';

/** Says that distances are approximate if the postcode was not found exactly. */
export function OriginNotice({ origin }: { origin: SearchOrigin | undefined }) {
  if (!origin || origin.precision === 'unit') return null;
  return (
    <Text textStyle="sm" color="fg.muted" mb="4">
      {TEXTS.origin[origin.precision](origin.postcode)}
    </Text>
  );
}

import { Text } from '@chakra-ui/react';
import type { SearchOrigin } from '../../../lib/contract';

const MEASURED_FROM = {
  sector: 'the middle of its sector',
  district: 'the middle of its district',
  area: 'the middle of its postcode area, so they may be several miles out',
} as const;

/** Says so where distances are not exact, instead of pretending. */
export function OriginNotice({ origin }: { origin: SearchOrigin | undefined }) {
  if (!origin || origin.precision === 'unit') return null;
  return (
    <Text textStyle="sm" color="fg.muted" mb="4">
      Distances from {origin.postcode} are measured from {MEASURED_FROM[origin.precision]}.
    </Text>
  );
}

import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatPounds, PAYMENT_TERMS } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { formatHours } from '../../../lib/format';
import type { PriceSummary } from './price-summary';
import { TEXTS } from '../bookings.texts';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex justify="space-between" gap="4" py="1.5">
      <Text as="dt" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
        {children}
      </Text>
    </Flex>
  );
}

interface PriceBreakdownProps {
  price: PriceSummary;
  /** The first name of the cleaner who is paid. */
  cleaner: string;
}

export function PriceBreakdown({ price, cleaner }: PriceBreakdownProps) {
  return (
    <Box as="section" aria-label={TEXTS.price.title} bg="bg.subtle" borderRadius="l2" px="5" py="3.5">
      <dl>
        <Row label={TEXTS.price.rate}>{TEXTS.price.anHour(formatPounds(price.serviceRate))}</Row>
        <Row label={TEXTS.price.duration}>{formatHours(price.duration)}</Row>
        <Row label={TEXTS.price.fee}>
          {price.feeWaived ? (
            <>
              <VisuallyHidden>{TEXTS.price.usually} </VisuallyHidden>
              <Text as="s" color="fg.muted" me="2">
                {formatPounds(price.originalPlatformFee)}
              </Text>
              <Text as="strong" color="fg.success">
                {TEXTS.price.free}
              </Text>
              <Text as="span" display="block" color="fg.muted" textStyle="sm">
                {TEXTS.price.waived}
              </Text>
            </>
          ) : (
            formatPounds(price.platformFee)
          )}
        </Row>
      </dl>
      <Text color="fg.muted" textStyle="sm" pt="1.5">
        {PAYMENT_TERMS.customer(cleaner)}
      </Text>
    </Box>
  );
}

import { Flex, Text } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { Button } from '../../../components/ui/button';
import { Link } from '../../../components/ui/link';
import { EmptyState } from '../../../components/ui/states';
import { ROUTES } from '../../../config/routes';
import { NoResults } from '../../../illustrations/no-results';
import { formatDay } from '../../../lib/format-day';
import { TEXTS } from '../cleaners.texts';
import { useCleanerSearch } from '../hooks/use-cleaner-search';
import { type SearchFilters, widen, wideningOf } from '../search-filters';

/** Whether the same search finds somebody on another day; undefined where there is no day, or while that is not known. */
function useSomebodyOnAnyDay(filters: SearchFilters): boolean | undefined {
  const { data, isPlaceholderData } = useCleanerSearch({ ...filters, date: '' }, filters.date !== '');
  if (filters.date === '' || isPlaceholderData) return undefined;
  return data && data.pages.some(({ cleaners }) => cleaners.length > 0);
}

interface NobodyFoundProps {
  filters: SearchFilters;
  /** The postcode as it was meant, which may have been mistyped. */
  near: string;
  onWiden: (widened: SearchFilters) => void;
}

/** An empty search: why it is empty, as far as that is known, and what could be asked for instead. */
export function NobodyFound({ filters, near, onWiden }: NobodyFoundProps) {
  const isBusyDay = useSomebodyOnAnyDay(filters);
  const widening = wideningOf(filters, isBusyDay);
  const where = filters.postcode === '' ? 'anywhere' : 'near';
  const hint = TEXTS.results.hint[where];
  return (
    <EmptyState
      picture={<NoResults width={220} />}
      title={PAGE_TEXTS.noCleaners}
      description={
        isBusyDay
          ? TEXTS.results.busyDay(formatDay(filters.date), hint)
          : TEXTS.results.empty[widening ?? where](hint)
      }
      action={
        <Flex direction="column" align="center" gap="3">
          {widening && (
            <Button variant="outline" onClick={() => onWiden(widen(filters, widening))}>
              {TEXTS.results.widen[widening]}
            </Button>
          )}
          {near && (
            <Text color="fg.muted">
              {TEXTS.results.waitlist.text}{' '}
              <Link to={ROUTES.waitlistAnchor}>{TEXTS.results.waitlist.link}</Link>
            </Text>
          )}
        </Flex>
      }
    />
  );
}

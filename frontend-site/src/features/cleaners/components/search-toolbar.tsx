import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { Badge } from '../../../components/ui/badge';
import { Button } from '../../../components/ui/button';
import { Select } from '../../../components/ui/select';
import { SORTS, type SearchFilters, type Sort } from '../search-filters';
import { TEXTS } from '../cleaners.texts';

const TOTAL_CAP = 1000;

interface SearchToolbarProps {
  filters: SearchFilters;
  /** The postcode as the server understood it, which may have been mistyped. */
  near: string;
  total: number | undefined;
  /** Used if the server gives no total, together with whether there are more. */
  shown: number;
  hasMore: boolean;
  active: number;
  panelId: string;
  panelOpen: boolean;
  onTogglePanel: () => void;
  onSort: (sort: Sort) => void;
}

const countText = ({ total, shown, hasMore }: Pick<SearchToolbarProps, 'total' | 'shown' | 'hasMore'>) => {
  if (total !== undefined)
    return total >= TOTAL_CAP ? TEXTS.toolbar.moreThan(TOTAL_CAP) : TEXTS.toolbar.cleaners(total);
  if (shown === 0) return '';
  return hasMore ? TEXTS.toolbar.moreThan(shown) : TEXTS.toolbar.cleaners(shown);
};

export function SearchToolbar(props: SearchToolbarProps) {
  const { filters, near, active, panelId, panelOpen, onTogglePanel, onSort } = props;
  const options = SORTS.filter((sort) => sort !== 'distance' || filters.postcode !== '').map((sort) => ({
    value: sort,
    label: TEXTS.toolbar.sorts[sort],
  }));
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap" mt={{ base: '6', md: '8' }} mb="4">
      <Box>
        <Heading as="h2" textStyle="h3">
          {near ? TEXTS.toolbar.near(near) : TEXTS.toolbar.all}
        </Heading>
        <Text color="fg.muted" aria-live="polite" minH="6">
          {countText(props)}
        </Text>
      </Box>
      <Flex gap="2" width={{ base: 'full', sm: 'auto' }}>
        <Button
          variant="outline"
          flexShrink="0"
          aria-expanded={panelOpen}
          aria-controls={panelId}
          onClick={onTogglePanel}
        >
          <SlidersHorizontal aria-hidden />
          {TEXTS.toolbar.filters}
          {active > 0 && (
            <Badge colorPalette="ink" variant="solid">
              {active}
            </Badge>
          )}
        </Button>
        <Select
          aria-label={TEXTS.toolbar.sort}
          options={options}
          value={filters.sort}
          onChange={(event) => onSort(SORTS.find((sort) => sort === event.target.value) ?? 'rating')}
        />
      </Flex>
    </Flex>
  );
}

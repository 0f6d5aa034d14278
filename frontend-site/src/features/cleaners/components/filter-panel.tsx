import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { parsePence, SEARCH_RATE_MAX_PENCE, SEARCH_SERVICES, serviceLabel } from '@tidyhearth/domain';
import { memo, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/text-field';
import { SelectField } from '../../../components/ui/select';
import { RATINGS, type SearchFilters } from '../search-filters';
import { TEXTS } from '../cleaners.texts';

interface FilterPanelProps {
  id: string;
  filters: SearchFilters;
  active: number;
  onChange: (changes: Partial<SearchFilters>) => void;
  onClear: () => void;
}

const SERVICES = SEARCH_SERVICES.map((service) => ({ value: service, label: serviceLabel(service) }));
const RATING_OPTIONS = RATINGS.map((rating) => ({ value: rating, label: TEXTS.filters.ratingFrom(rating) }));
const INSURED = [{ value: 'true', label: TEXTS.filters.insured }];

interface RateFieldProps {
  label: string;
  value: string;
  onCommit: (value: string) => void;
}

function problemOf(text: string): string | undefined {
  const pence = parsePence(text);
  if (pence === undefined) return text === '' ? undefined : TEXTS.filters.rateWrong;
  return pence > SEARCH_RATE_MAX_PENCE ? TEXTS.filters.rateTooHigh : undefined;
}

/** Searches once the figure is complete, on Enter or on leaving the field. */
function RateField({ label, value, onCommit }: RateFieldProps) {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string>();
  const [searched, setSearched] = useState(value);
  if (searched !== value) {
    setSearched(value);
    setTyped(value);
  }
  const commit = () => {
    const text = typed.trim();
    const problem = problemOf(text);
    if (problem !== undefined) setError(problem);
    else if (text !== value) onCommit(text);
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      placeholder={TEXTS.filters.rateExample}
      value={typed}
      error={error}
      onChange={(event) => {
        setTyped(event.target.value);
        setError(undefined);
      }}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

/** Memoised, so that it is not rendered again when more cleaners are loaded below it. */
export const FilterPanel = memo(function FilterPanel({
  id,
  filters,
  active,
  onChange,
  onClear,
}: FilterPanelProps) {
  return (
    <Box
      as="section"
      id={id}
      aria-label={TEXTS.filters.label}
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
      mb="5"
    >
      <Grid templateColumns={{ base: '1fr 1fr', lg: '2fr 1fr 1fr 1.5fr 1.5fr' }} gap="4" alignItems="start">
        <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <SelectField
            label={TEXTS.filters.service}
            placeholder={TEXTS.filters.anyService}
            options={SERVICES}
            value={filters.service}
            onChange={(event) =>
              onChange({ service: SEARCH_SERVICES.find((service) => service === event.target.value) ?? '' })
            }
          />
        </Box>
        <RateField
          label={TEXTS.filters.from}
          value={filters.minRate}
          onCommit={(minRate) => onChange({ minRate })}
        />
        <RateField
          label={TEXTS.filters.upTo}
          value={filters.maxRate}
          onCommit={(maxRate) => onChange({ maxRate })}
        />
        <SelectField
          label={TEXTS.filters.rating}
          placeholder={TEXTS.filters.anyRating}
          options={RATING_OPTIONS}
          value={filters.rating}
          onChange={(event) => onChange({ rating: event.target.value })}
        />
        <SelectField
          label={TEXTS.filters.insurance}
          placeholder={TEXTS.filters.anyInsurance}
          options={INSURED}
          value={filters.insured ? 'true' : ''}
          onChange={(event) => onChange({ insured: event.target.value === 'true' })}
        />
      </Grid>
      <Flex mt="4" align="center" justify="space-between" gap="3" minH="9">
        <Text textStyle="sm" color="fg.muted">
          {TEXTS.filters.note}
        </Text>
        {active > 0 && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            {TEXTS.filters.clear}
          </Button>
        )}
      </Flex>
    </Box>
  );
});

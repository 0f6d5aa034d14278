import { Box, Flex, Grid } from '@chakra-ui/react';
import { RADIUS_OPTIONS_MILES } from '@tidyhearth/domain';
import { Search } from 'lucide-react';
import { type FormEvent, memo, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/text-field';
import { SelectField } from '../../../components/ui/select';
import { useBookableDays } from '../../../lib/today';
import type { SearchFilters } from '../search-filters';
import { TEXTS } from '../cleaners.texts';

interface SearchBarProps {
  filters: SearchFilters;
  /** What the server found wrong with the postcode. */
  problem?: string;
  onSearch: (changes: Partial<SearchFilters>) => void;
}

const RADII = RADIUS_OPTIONS_MILES.map((miles) => ({
  value: String(miles),
  label: TEXTS.search.miles(miles),
}));

/** What the fields hold of a search, and a key that tells it from others. */
const fieldsOf = ({ postcode, radius, date }: SearchFilters) => ({
  postcode,
  radius: String(radius),
  date,
  search: `${postcode}|${radius}|${date}`,
});

/** Leads to the postcode once a search is refused for it, but not again when that search is repeated by itself. */
function useFocusOnProblem(problem: string | undefined, search: string) {
  const field = useRef<HTMLInputElement>(null);
  const isAwaited = useRef(true);
  useEffect(() => {
    isAwaited.current = true;
  }, [search]);
  useEffect(() => {
    if (problem === undefined || !isAwaited.current) return;
    isAwaited.current = false;
    field.current?.focus();
  }, [problem, search]);
  const awaitAnswer = () => {
    isAwaited.current = true;
  };
  return { field, awaitAnswer };
}

export const SearchBar = memo(function SearchBar({ filters, problem, onSearch }: SearchBarProps) {
  const bookableDays = useBookableDays();
  const asked = fieldsOf(filters);
  const [fields, setFields] = useState(asked);
  // Another search fills the fields. They are not mounted anew, because whichever has the focus would lose it.
  if (fields.search !== asked.search) setFields(asked);
  const { postcode, radius, date } = fields;
  const enter = (entered: Partial<typeof fields>) => setFields({ ...fields, ...entered });
  const { field, awaitAnswer } = useFocusOnProblem(problem, asked.search);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    awaitAnswer();
    onSearch({ postcode: postcode.trim().toUpperCase(), radius: Number(radius), date });
  };

  return (
    <Box asChild>
      <form role="search" aria-label={TEXTS.search.label} onSubmit={submit}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 2fr 2fr auto' }}
          gap="3"
          alignItems="start"
          bg="bg.raised"
          borderWidth="1px"
          borderRadius="l3"
          p={{ base: '4', md: '5' }}
        >
          <Box>
            <TextField
              label={TEXTS.search.postcode}
              ref={field}
              name="postcode"
              // Gone as soon as it is being corrected.
              error={postcode === filters.postcode ? problem : undefined}
              enterKeyHint="search"
              placeholder={TEXTS.search.postcodeExample}
              autoComplete="postal-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={16}
              value={postcode}
              onChange={(event) => enter({ postcode: event.target.value.toUpperCase() })}
            />
          </Box>
          {/* Stacked where there is no room for both, at 320 px. */}
          <Flex display={{ base: 'flex', md: 'contents' }} wrap="wrap" gap="3">
            <Box flex="5 1 7.5rem">
              <SelectField
                label={TEXTS.search.distance}
                name="radius"
                options={RADII}
                value={radius}
                onChange={(event) => enter({ radius: event.target.value })}
              />
            </Box>
            <Box flex="6 1 8.75rem">
              <TextField
                label={TEXTS.search.date}
                name="date"
                type="date"
                {...bookableDays}
                value={date}
                onChange={(event) => enter({ date: event.target.value })}
              />
            </Box>
          </Flex>
          {/* Level with the fields, whose labels are above them. */}
          <Button type="submit" mt={{ md: '1.6875rem' }}>
            <Search aria-hidden />
            {TEXTS.search.send}
          </Button>
        </Grid>
      </form>
    </Box>
  );
});

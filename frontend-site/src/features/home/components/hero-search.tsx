import { Box, Flex } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/text-field';
import { ROUTES } from '../../../config/routes';
import { useBookableDays } from '../../../lib/today';
import { TEXTS } from '../home.texts';

/** Asks for postcode and date for the search page. `onIntent` is called as soon as somebody is about to use it. */
export function HeroSearch({ onIntent }: { onIntent: () => void }) {
  const navigate = useNavigate();
  const bookableDays = useBookableDays();
  const [error, setError] = useState<string>();

  // Uncontrolled fields, so that input typed into the prerendered page survives hydration.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = String(fields.get('postcode') ?? '')
      .trim()
      .toUpperCase();
    const date = String(fields.get('date') ?? '');
    if (typed === '') {
      setError(TEXTS.search.postcodeMissing);
      return;
    }
    const query = createSearchParams({ postcode: typed, radius: '10', ...(date && { date }) });
    void navigate(`${ROUTES.findCleaners}?${query}`);
  };

  return (
    <Box
      asChild
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="card"
      p={{ base: '4', md: '5' }}
      maxW="2xl"
    >
      <form role="search" aria-label={TEXTS.search.label} onSubmit={submit}>
        <Flex gap="3" direction={{ base: 'column', sm: 'row' }} align={{ base: 'stretch', sm: 'flex-start' }}>
          <TextField
            label={TEXTS.search.postcode}
            name="postcode"
            onFocus={onIntent}
            placeholder={TEXTS.search.postcodeExample}
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={16}
            error={error}
            onChange={() => setError(undefined)}
          />
          <TextField label={TEXTS.search.date} optional name="date" type="date" {...bookableDays} />
          <Button type="submit" onPointerEnter={onIntent} mt={{ sm: '1.6875rem' }} px="6" flexShrink="0">
            <Search aria-hidden />
            {TEXTS.search.send}
          </Button>
        </Flex>
      </form>
    </Box>
  );
}

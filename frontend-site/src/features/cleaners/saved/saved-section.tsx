import { Grid, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { Section } from '../../../components/ui/section';
import { cleanerPath } from '../../../config/routes';
import { LoadMore } from '../../../server-state/load-more';
import { QueryState } from '../../../server-state/query-state';
import { CleanerCard } from '../components/cleaner-card';
import { useSavedCleaners } from './saved-cleaners';
import { TEXTS } from './saved.texts';

/** The cleaners that a customer saved, newest first. */
export function SavedSection() {
  const saved = useSavedCleaners();
  const list = useRef<HTMLDivElement>(null);
  return (
    <Section title={TEXTS.list.title} id="saved-cleaners">
      <QueryState
        query={saved}
        loading={<LoadingCards count={1} label={TEXTS.list.loading} />}
        failure={TEXTS.list.failedToLoad}
      >
        {(cleaners) =>
          cleaners.length === 0 ? (
            <Text color="fg.muted">{TEXTS.list.none}</Text>
          ) : (
            <>
              <Grid
                as="ul"
                ref={list}
                listStyleType="none"
                gap="4"
                templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
              >
                {cleaners.map((cleaner) => (
                  <li key={cleaner.id}>
                    <CleanerCard cleaner={{ ...cleaner, distance: null }} to={cleanerPath(cleaner.id)} />
                  </li>
                ))}
              </Grid>
              <LoadMore pages={saved} list={list} display="flex" mx="auto" mt="4">
                {TEXTS.list.more}
              </LoadMore>
            </>
          )
        }
      </QueryState>
    </Section>
  );
}

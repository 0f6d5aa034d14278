import { Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Button } from '../components/ui/button';
import { PartBoundary } from '../components/ui/part-boundary';
import { ErrorState } from '../components/ui/states';
import { TEXTS as UI_TEXTS } from '../components/ui/ui.texts';
import { TEXTS } from './server-state.texts';

/** The fields of a query result that the states below need. */
export interface QueryLike<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** Two queries of one page: it is shown once both have answered, and a retry repeats both. */
export function bothQueries<A, B>(a: QueryLike<A>, b: QueryLike<B>): QueryLike<[A, B]> {
  const answered = a.data !== undefined && b.data !== undefined;
  return {
    data: answered ? [a.data as A, b.data as B] : undefined,
    isError: a.isError || b.isError,
    refetch: () => Promise.all([a.refetch(), b.refetch()]),
  };
}

/** Returns the same pair as long as both answers are the same, because a new pair would be rendered again. */
export function useBothQueries<A, B>(a: QueryLike<A>, b: QueryLike<B>): QueryLike<[A, B]> {
  const both = bothQueries(a, b);
  const [first, second] = [a.data, b.data];
  const data = useMemo<[A, B] | undefined>(
    () => (first === undefined || second === undefined ? undefined : [first, second]),
    [first, second],
  );
  return { ...both, data };
}

interface QueryStateProps<Data> {
  query: QueryLike<Data>;
  loading: ReactNode;
  /** Shown if nothing could be loaded at all. */
  failure: { title: string; description?: string; picture?: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * The states of a query. Data takes precedence: once something is shown, a failed refetch adds a small notice and
 * removes nothing.
 */
export function QueryState<Data>({ query, loading, failure, children }: QueryStateProps<Data>) {
  const { data, isError, refetch } = query;
  // New data is rendered in slices, so that a phone responds to a touch in between.
  const rendered = useDeferredValue(data);
  const isComing = data !== undefined && rendered === undefined;
  if (data !== undefined && rendered !== undefined) {
    return (
      <>
        {isError && <StaleNotice onRetry={() => void refetch()} />}
        <PartBoundary part={failure.title} resetKey={rendered} onRetry={() => void refetch()}>
          <Part show={() => children(rendered)} />
        </PartBoundary>
      </>
    );
  }
  return isError && !isComing ? <ErrorState {...failure} onRetry={() => void refetch()} /> : loading;
}

/** A component below the boundary, which can't catch errors of its own parent. */
const Part = ({ show }: { show: () => ReactNode }) => show();

export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Flex
      as="output"
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      textStyle="sm"
      color="fg.muted"
    >
      <Text as="span">{TEXTS.stale}</Text>
      <Button size="sm" variant="ghost" onClick={onRetry}>
        {UI_TEXTS.tryAgain}
      </Button>
    </Flex>
  );
}

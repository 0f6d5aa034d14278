import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../components/ui/button';
import { PartBoundary } from '../components/ui/part-boundary';
import { ErrorState } from '../components/ui/states';

/** The fields of a query result that its states need. */
export interface QueryLike<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** Two queries of one screen: it shows once both have answered, and a retry asks both again. */
export function bothQueries<A, B>(a: QueryLike<A>, b: QueryLike<B>): QueryLike<[A, B]> {
  const answered = a.data !== undefined && b.data !== undefined;
  return {
    data: answered ? [a.data as A, b.data as B] : undefined,
    isError: a.isError || b.isError,
    refetch: () => Promise.all([a.refetch(), b.refetch()]),
  };
}

interface QueryStateProps<Data> {
  query: QueryLike<Data>;
  loading: ReactNode;
  /** What stands there when nothing could be loaded at all. */
  failure: { title: string; description?: string; picture?: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * The states of a query. Data comes first: once something is shown, a failed refetch adds a quiet notice and takes
 * nothing away.
 */
export function QueryState<Data>({ query, loading, failure, children }: QueryStateProps<Data>) {
  const { data, isError, refetch } = query;
  if (data !== undefined) {
    return (
      <>
        {isError && <StaleNotice onRetry={() => void refetch()} />}
        <PartBoundary part={failure.title} resetKey={data} onRetry={() => void refetch()}>
          <Part show={() => children(data)} />
        </PartBoundary>
      </>
    );
  }
  return isError ? <ErrorState {...failure} onRetry={() => void refetch()} /> : loading;
}

/** Renders below the boundary, which can't catch what fails beside it. */
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
      <Text as="span">The latest could not be loaded. What you see may be out of date.</Text>
      <Button size="sm" variant="ghost" onClick={onRetry}>
        Try again
      </Button>
    </Flex>
  );
}

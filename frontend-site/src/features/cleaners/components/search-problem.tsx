import { PAGE_TEXTS, parseFullPostcode } from '@tidyhearth/domain';
import { Button } from '../../../components/ui/button';
import { EmptyState, ErrorState } from '../../../components/ui/states';
import { NoResults } from '../../../illustrations/no-results';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import { isApiError } from '../../../lib/api-error';
import { TEXTS } from '../cleaners.texts';
import { postcodeProblem } from '../postcode-problem';

interface SearchProblemProps {
  error: Error;
  /** The postcode of the search. */
  postcode: string;
  onRetry: () => void;
  onPostcode: (postcode: string) => void;
}

/** Offers help with a mistyped postcode, whose field says what is wrong; any other error can be retried. */
export function SearchProblem({ error, postcode, onRetry, onPostcode }: SearchProblemProps) {
  const problem = postcodeProblem(error);
  if (problem) {
    const { suggestion } = problem.body;
    // Only a search accepts the first half alone; the forms that get the same error do not.
    const mayBeHalved =
      typeof suggestion !== 'string' &&
      isApiError(error, 'POSTCODE_NOT_FOUND') &&
      parseFullPostcode(postcode) !== undefined;
    return (
      <EmptyState
        picture={<NoResults width={220} />}
        title={TEXTS.postcodeProblem.title}
        description={mayBeHalved && TEXTS.postcodeProblem.firstHalf}
        action={
          typeof suggestion === 'string' ? (
            <Button onClick={() => onPostcode(suggestion)}>
              {TEXTS.postcodeProblem.searchNear(suggestion)}
            </Button>
          ) : (
            <Button variant="outline" onClick={() => onPostcode('')}>
              {TEXTS.postcodeProblem.showAll}
            </Button>
          )
        }
      />
    );
  }
  return (
    <ErrorState
      picture={<SomethingWrong width={220} />}
      title={PAGE_TEXTS.cleanersError.title}
      description={PAGE_TEXTS.cleanersError.description}
      onRetry={onRetry}
    />
  );
}

import { Flex } from '@chakra-ui/react';
import { NO_CLEANER_TITLE } from '@tidyhearth/domain';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Link } from '../../../components/ui/link';
import { Loading, Skeleton, SkeletonLines } from '../../../components/ui/skeleton';
import { EmptyState, ErrorState } from '../../../components/ui/states';
import type { CleanerProfile } from '../../../lib/contract';
import { fullName } from '../../../lib/format';
import { ReportedReview } from '../../reviews/components/reported-review';
import { isGone, useCleaner } from '../hooks/use-cleaner';
import { ProfileActions } from './profile-actions';
import { ProfileDetails } from './profile-details';
import { TEXTS } from '../cleaners.texts';

interface ProfileDialogProps {
  cleanerId: number;
  onClose: () => void;
  onMessage: (cleaner: CleanerProfile) => void;
  onBook: (cleaner: CleanerProfile, day?: string) => void;
  /** The day of the search, if any. */
  searchedDay?: string;
  /** The path of the profile's own page, with the search's filters. */
  pagePath: string;
}

export function ProfileDialog({
  cleanerId,
  onClose,
  onMessage,
  onBook,
  searchedDay,
  pagePath,
}: ProfileDialogProps) {
  const { data: read, error, isPending, refetch } = useCleaner(cleanerId);
  const gone = isGone(error);
  // What was read before stays in the query when it can't be read again.
  const data = gone ? undefined : read;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={data ? fullName(data.user) : gone ? NO_CLEANER_TITLE : TEXTS.profile.title}
      footer={data && <ProfileActions cleaner={data} onMessage={onMessage} onBook={() => onBook(data)} />}
    >
      <ReportedReview>
        {isPending && (
          <Loading label={TEXTS.profile.loading}>
            <Flex gap="6" mb="8">
              <Skeleton boxSize={{ base: '5.5rem', md: '8rem' }} borderRadius="xl" />
              <Flex flex="1" direction="column" gap="3">
                <Skeleton width="40%" />
                <Skeleton width="55%" />
                <Skeleton width="35%" />
              </Flex>
            </Flex>
            <SkeletonLines lines={6} />
          </Loading>
        )}
        {error &&
          !data &&
          (gone ? (
            <EmptyState
              title={TEXTS.profile.gone.title}
              description={TEXTS.profile.gone.description}
              action={<Button onClick={onClose}>{TEXTS.profile.gone.backToSearch}</Button>}
            />
          ) : (
            <ErrorState
              title={TEXTS.profile.failed.title}
              description={TEXTS.profile.failed.description}
              onRetry={() => void refetch()}
            />
          ))}
        {data && (
          <ProfileDetails
            cleaner={data}
            searchedDay={searchedDay}
            onDay={(day) => onBook(data, day)}
            pageLink={
              <Link
                to={pagePath}
                alignSelf="flex-start"
                minH="11"
                display="inline-flex"
                alignItems="center"
                textStyle="sm"
              >
                {TEXTS.profile.toPage(data.user.firstName)}
              </Link>
            }
          />
        )}
      </ReportedReview>
    </Dialog>
  );
}

import { Flex, Text } from '@chakra-ui/react';
import { formatPounds } from '@tidyhearth/domain';
import { CalendarPlus, MessageCircle } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Loading, Skeleton, SkeletonLines } from '../../../components/ui/skeleton';
import { EmptyState, ErrorState } from '../../../components/ui/states';
import { isApiError } from '../../../lib/api-error';
import type { CleanerProfile } from '../../../lib/contract';
import { fullName } from '../../../lib/format';
import { useUser } from '../../../lib/session';
import { useCleaner } from '../hooks/use-cleaner';
import { ProfileDetails } from './profile-details';

interface ProfileDialogProps {
  cleanerId: number;
  onClose: () => void;
  onMessage: (cleaner: CleanerProfile) => void;
  onBook: (cleaner: CleanerProfile) => void;
}

function Actions({
  cleaner,
  onMessage,
  onBook,
}: { cleaner: CleanerProfile } & Pick<ProfileDialogProps, 'onMessage' | 'onBook'>) {
  const user = useUser();
  if (user?.userType === 'cleaner') {
    return (
      <Text color="fg.muted" textStyle="sm" flex="1">
        {user.id === cleaner.userId
          ? 'This is how customers see you.'
          : 'Bookings and messages are sent from a customer account.'}
      </Text>
    );
  }
  return (
    <>
      <Text flex="1" hideFrom="sm" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {formatPounds(cleaner.hourlyRate)}
        <Text as="span" fontWeight="normal" color="fg.muted">
          /hour
        </Text>
      </Text>
      <Flex gap="2.5" width={{ base: 'full', sm: 'auto' }}>
        <Button variant="outline" flex="1" px="4" onClick={() => onMessage(cleaner)}>
          <MessageCircle aria-hidden />
          Send Message
        </Button>
        <Button flex="1" px="4" disabled={!cleaner.isAvailable} onClick={() => onBook(cleaner)}>
          <CalendarPlus aria-hidden />
          {cleaner.isAvailable ? 'Book Now' : 'Not taking bookings'}
        </Button>
      </Flex>
    </>
  );
}

export function ProfileDialog({ cleanerId, onClose, onMessage, onBook }: ProfileDialogProps) {
  const { data, error, isPending, refetch } = useCleaner(cleanerId);
  const gone = isApiError(error, 'NOT_FOUND');
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={data ? fullName(data.user) : gone ? 'Profile not available' : 'Cleaner profile'}
      footer={data && <Actions cleaner={data} onMessage={onMessage} onBook={onBook} />}
    >
      {isPending && (
        <Loading label="Loading the profile">
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
            title="This cleaner is not here any more"
            description="The profile is private or has been closed. There are others nearby."
            action={<Button onClick={onClose}>Back to the search</Button>}
          />
        ) : (
          <ErrorState
            title="The profile could not be loaded"
            description="Check your connection and try again."
            onRetry={() => void refetch()}
          />
        ))}
      {data && <ProfileDetails cleaner={data} />}
    </Dialog>
  );
}

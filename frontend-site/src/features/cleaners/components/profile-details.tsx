import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { checkWords, formatPounds, serviceLabel, type CheckKind } from '@tidyhearth/domain';
import { CalendarDays, CircleDashed, Clock, MapPin, ShieldCheck, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/ui/badge';
import { Rating } from '../../../components/ui/rating';
import { WRITTEN } from '../../../components/ui/written';
import { useHydrated } from '../../../hydration/use-hydrated';
import type { CleanerProfile } from '../../../lib/contract';
import { useIsOver } from '../../../lib/use-is-over';
import { PersonActions } from '../../safety/components/person-actions';
import { cleanerQuery } from '../hooks/use-cleaner';
import { CleanerPhoto } from './cleaner-photo';
import { ProfileDays } from './profile-days';
import { ProfileReviews } from '../../reviews/components/profile-reviews';
import { SaveButton } from '../saved/save-button';
import { TEXTS } from '../cleaners.texts';
import { formatVisit } from '../../../lib/visit-time';

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex align="center" gap="2.5" color="fg.muted">
      <Box flexShrink="0">{icon}</Box>
      <Text minW="0" overflowWrap="anywhere">
        {children}
      </Text>
    </Flex>
  );
}

/** A component of its own, so that nothing else is rendered again as time passes. */
function NextFree({ cleanerId, at }: { cleanerId: number; at: string }) {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const isOver = useIsOver(Date.parse(at), () => {
    void client.invalidateQueries({ queryKey: cleanerQuery(cleanerId).queryKey });
  });
  // Hydration must match a page that was rendered before the time passed.
  if (isOver && isHydrated) return null;
  return <Fact icon={<CalendarDays size={17} aria-hidden />}>{TEXTS.profile.nextFree(formatVisit(at))}</Fact>;
}

interface CheckProps {
  passed: boolean;
  texts: { yes: string; no: string };
  /** With the date, if it is known. */
  words: string | undefined;
}

function Check({ passed, texts, words }: CheckProps) {
  return (
    <Badge size="md" colorPalette={passed ? 'sage' : 'neutral'} fontWeight="medium">
      {passed ? <ShieldCheck aria-hidden /> : <CircleDashed aria-hidden />}
      {passed ? (words ?? texts.yes) : texts.no}
    </Badge>
  );
}

interface ProfileDetailsProps {
  cleaner: CleanerProfile;
  /** One level below the name, which is a dialog's h2 and a page's h1. */
  heading?: 'h2' | 'h3';
  /** Whether the price is shown beside the buttons instead. */
  priceElsewhere?: boolean;
  /** The day of the search, if any, at which the calendar opens. */
  searchedDay?: string;
  /** Books a day of the calendar; missing if the reader can't book. */
  onDay?: (date: string) => void;
  /** Above the reviews, which load later and would move it while it's being pressed. */
  pageLink?: ReactNode;
}

/** What a customer wants to know before letting somebody in. The dialog and the cleaner's own page show the same. */
export function ProfileDetails({
  cleaner,
  heading = 'h3',
  priceElsewhere,
  searchedDay,
  onDay,
  pageLink,
}: ProfileDetailsProps) {
  return (
    <Stack gap="6">
      <ProfileHead cleaner={cleaner} priceElsewhere={priceElsewhere} />
      <Checks cleaner={cleaner} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="6">
        <Box as="section">
          <Heading as={heading} textStyle="h4" mb="2">
            {TEXTS.profile.about}
          </Heading>
          <Text {...WRITTEN}>{cleaner.bio}</Text>
          {cleaner.experience && (
            <Text mt="3" color="fg.muted" {...WRITTEN}>
              {cleaner.experience}
            </Text>
          )}
        </Box>
        <Box as="section">
          <Heading as={heading} textStyle="h4" mb="2">
            {TEXTS.profile.services}
          </Heading>
          <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
            {cleaner.services.map((service) => (
              <li key={service}>
                <Badge size="md" colorPalette="neutral" fontWeight="medium">
                  {serviceLabel(service)}
                </Badge>
              </li>
            ))}
          </Flex>
        </Box>
      </Grid>
      <ProfileDays cleaner={cleaner} heading={heading} searchedDay={searchedDay} onDay={onDay} />
      {pageLink}
      <div>
        <PersonActions person={{ id: cleaner.userId, name: cleaner.user.firstName }} withWords />
      </div>
      <ProfileReviews
        userId={cleaner.userId}
        name={cleaner.user.firstName}
        reviewCount={cleaner.reviewCount}
        heading={heading}
      />
    </Stack>
  );
}

function ProfileHead({ cleaner, priceElsewhere }: Pick<ProfileDetailsProps, 'cleaner' | 'priceElsewhere'>) {
  return (
    <Flex gap={{ base: '4', md: '6' }} align="flex-start">
      <CleanerPhoto src={cleaner.profileImage} size={{ base: '5.5rem', md: '8rem' }} />
      <Stack gap="1.5" flex="1" minW="0">
        <Rating rating={cleaner.rating} reviewCount={cleaner.reviewCount} />
        <Fact icon={<MapPin size={17} aria-hidden />}>{cleaner.location}</Fact>
        <Fact icon={<Clock size={17} aria-hidden />}>{TEXTS.replies(cleaner.responseTime)}</Fact>
        {cleaner.nextFree && <NextFree cleanerId={cleaner.id} at={cleaner.nextFree} />}
      </Stack>
      <Box textAlign="end" hideBelow="sm" hideFrom={priceElsewhere ? 'lg' : undefined}>
        <Text textStyle="h3" fontVariantNumeric="tabular-nums lining-nums">
          {formatPounds(cleaner.hourlyRate)}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {TEXTS.profile.perHour}
        </Text>
      </Box>
      <Box mt="-2" me={{ base: '-2', md: '0' }}>
        <SaveButton cleaner={cleaner} />
      </Box>
    </Flex>
  );
}

/** What was checked about the person, and what was not. */
function Checks({ cleaner }: { cleaner: CleanerProfile }) {
  const passedWords = (kind: CheckKind) => {
    const check = cleaner.checks.find((one) => one.kind === kind);
    return check && checkWords(check);
  };
  return (
    <Flex gap="2" wrap="wrap">
      {cleaner.user.isVerified && (
        <Badge size="md" colorPalette="sage" fontWeight="medium">
          <UserCheck aria-hidden />
          {passedWords('identity') ?? TEXTS.profile.identityVerified}
        </Badge>
      )}
      <Check
        passed={cleaner.isBackgroundChecked}
        texts={TEXTS.profile.backgroundCheck}
        words={passedWords('background')}
      />
      <Check passed={cleaner.isInsured} texts={TEXTS.profile.insurance} words={passedWords('insurance')} />
    </Flex>
  );
}

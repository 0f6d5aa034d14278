import { Box, Flex, Heading, Image, Stack, Text } from '@chakra-ui/react';
import { MapPin, Pencil } from 'lucide-react';
import { Badge, ButtonLink, Rating } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import { CleanerPortrait } from '../../../illustrations/cleaner-portrait';
import type { CleanerProfile } from '../../../lib/contract';
import { fullName } from '../../../lib/format';
import { TEXTS } from './own-profile.texts';

export function AvailabilityBadge({ isAvailable }: { isAvailable: boolean }) {
  return (
    <Badge size="md" colorPalette={isAvailable ? 'sage' : 'neutral'}>
      <Box as="span" boxSize="2" borderRadius="full" bg="currentcolor" aria-hidden />
      {isAvailable ? TEXTS.header.available : TEXTS.header.unavailable}
    </Badge>
  );
}

export function Portrait({ src, size = '24' }: { src: string | null; size?: string }) {
  return (
    <Box boxSize={size} borderRadius="l3" overflow="hidden" flexShrink="0" bg="bg.muted">
      {src ? (
        <Image src={src} alt="" boxSize="full" objectFit="cover" />
      ) : (
        <CleanerPortrait width="100%" height="100%" />
      )}
    </Box>
  );
}

export function CleanerHeader({ cleaner }: { cleaner: CleanerProfile }) {
  return (
    <Flex gap={{ base: '4', md: '6' }} align="center" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Box hideBelow="sm">
        <Portrait src={cleaner.profileImage} />
      </Box>
      <Box hideFrom="sm">
        <Portrait src={cleaner.profileImage} size="16" />
      </Box>
      <Stack gap="1.5" flex="1" minW="0">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h1" textStyle="h2" minW="0" overflowWrap="anywhere">
            {fullName(cleaner.user)}
          </Heading>
          <AvailabilityBadge isAvailable={cleaner.isAvailable} />
        </Flex>
        <Flex gap="4" rowGap="1" wrap="wrap" align="center" color="fg.muted" textStyle="sm">
          <Flex as="span" gap="1.5" align="center">
            <Box as="span" flexShrink="0">
              <MapPin size={16} aria-hidden />
            </Box>
            <Text as="span" overflowWrap="anywhere">
              {cleaner.location}
            </Text>
          </Flex>
          <Rating rating={cleaner.rating} reviewCount={cleaner.reviewCount} />
        </Flex>
      </Stack>
      <ButtonLink variant="outline" to={dashboardTab('profile')} width={{ base: 'full', sm: 'auto' }}>
        <Pencil aria-hidden />
        {TEXTS.header.edit}
      </ButtonLink>
    </Flex>
  );
}

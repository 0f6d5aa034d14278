import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { CARD_SERVICES, formatPounds, serviceLabel } from '@tidyhearth/domain';
import { Clock, MapPin, Shield, ShieldCheck } from 'lucide-react';
import { Link as RouterLink, type To } from 'react-router-dom';
import { Badge } from '../../../components/ui/badge';
import { Rating } from '../../../components/ui/rating';
import type { CleanerCard as Cleaner } from '../../../lib/contract';
import { OVER_ITS_PAGE } from '../../../lib/dialog-entry';
import { formatMiles, fullName } from '../../../lib/format';
import { CleanerPhoto } from './cleaner-photo';
import { SaveButton } from '../saved/save-button';
import { TEXTS } from '../cleaners.texts';

interface CleanerCardProps {
  cleaner: Cleaner;
  to: To;
  /** The link opens on this page. */
  inPlace?: boolean;
  /** Called when somebody may be about to follow the link. */
  onIntent?: () => void;
  heading?: 'h2' | 'h3';
}

function Services({ services }: { services: string[] }) {
  const more = services.length - CARD_SERVICES;
  return (
    <Flex as="ul" listStyleType="none" gap="1.5" wrap="wrap">
      {services.slice(0, CARD_SERVICES).map((service) => (
        <li key={service}>
          <Badge colorPalette="neutral" fontWeight="medium">
            {serviceLabel(service)}
          </Badge>
        </li>
      ))}
      {more > 0 && (
        <Text as="li" textStyle="xs" color="fg.muted" alignSelf="center">
          {TEXTS.card.moreServices(more)}
        </Text>
      )}
    </Flex>
  );
}

/** The whole card is one link; screen readers read the rest after the name. */
export function CleanerCard({ cleaner, to, inPlace, onIntent, heading = 'h3' }: CleanerCardProps) {
  return (
    <Flex
      as="article"
      direction="column"
      gap="4"
      position="relative"
      height="full"
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="l3"
      p="5"
      transition="border-color 120ms, box-shadow 120ms"
      _hover={{ borderColor: 'border.control', boxShadow: 'card' }}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Flex gap="4">
        <CleanerPhoto src={cleaner.profileImage} size={{ base: '4.5rem', md: '5rem' }} />
        <Box minW="0" flex="1">
          <Heading as={heading} textStyle="h4" overflowWrap="anywhere">
            <RouterLink to={to} state={inPlace && OVER_ITS_PAGE} data-in-place={inPlace}>
              <Box as="span" position="absolute" inset="0" borderRadius="l3" />
              {fullName(cleaner.user)}
            </RouterLink>
          </Heading>
          <Box mt="1">
            <Rating rating={cleaner.rating} reviewCount={cleaner.reviewCount} />
          </Box>
          <Flex gap="1.5" mt="1" textStyle="sm" color="fg.muted">
            <Box pt="1" flexShrink="0">
              <MapPin size={15} aria-hidden />
            </Box>
            <Text minW="0" overflowWrap="anywhere">
              {cleaner.location}
              {cleaner.distance !== null && (
                <Text as="span" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                  {' '}
                  · {formatMiles(cleaner.distance)}
                </Text>
              )}
            </Text>
          </Flex>
        </Box>
        {/* Above the link that covers the card. */}
        <Box position="relative" mt="-2.5" me="-2.5">
          <SaveButton cleaner={cleaner} />
        </Box>
      </Flex>
      <Services services={cleaner.services} />
      {!cleaner.isAvailable && (
        <Text textStyle="sm" fontWeight="medium" color="fg.muted">
          {TEXTS.actions.unavailable}
        </Text>
      )}
      <Flex mt="auto" pt="4" borderTopWidth="1px" gap="4" align="flex-end" justify="space-between">
        <Box textStyle="sm" color="fg.muted" minW="0">
          <Flex align="center" gap="1.5">
            <Clock size={15} aria-hidden />
            {TEXTS.replies(cleaner.responseTime)}
          </Flex>
          <Flex align="center" gap="1.5" mt="0.5" color={cleaner.isInsured ? 'fg.success' : 'fg.muted'}>
            {cleaner.isInsured ? <ShieldCheck size={15} aria-hidden /> : <Shield size={15} aria-hidden />}
            {cleaner.isInsured ? TEXTS.card.insured : TEXTS.card.notInsured}
          </Flex>
        </Box>
        <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums lining-nums" lineHeight="1.2">
          <Text as="span" textStyle="h3">
            {formatPounds(cleaner.hourlyRate)}
          </Text>
          <Text as="span" textStyle="sm" color="fg.muted">
            {TEXTS.card.perHour}
          </Text>
        </Text>
      </Flex>
    </Flex>
  );
}

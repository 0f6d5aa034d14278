import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { BETA_SHARE } from '../../../config/beta';
import { BRAND } from '../../../config/brand';

const PROMISES = [
  'Set your own hourly rate, hours and area',
  'See the job, the address area and the pay before you say yes',
  `Keep 85% of your earnings; ${BETA_SHARE}`,
  'Your application is read by a person within 24-48 hours',
];

export function CleanerHero() {
  return (
    <Box>
      <Text textStyle="eyebrow" color="fg.highlight">
        Clean with {BRAND.name}
      </Text>
      <Heading as="h1" textStyle="h1" mt="3">
        Your work, your rate, your hours.
      </Heading>
      <Text textStyle="lg" color="fg.muted" mt="4">
        Join the cleaners opening {BRAND.county} with us. It takes about three minutes to apply.
      </Text>
      <Stack as="ul" listStyleType="none" gap="3.5" mt="7">
        {PROMISES.map((promise) => (
          <Flex as="li" key={promise} gap="3">
            <Box color="fg.success" pt="0.5">
              <Check size={20} aria-hidden />
            </Box>
            <Text>{promise}</Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}

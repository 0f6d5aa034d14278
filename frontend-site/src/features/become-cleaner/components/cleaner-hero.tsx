import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { TEXTS } from '../become-cleaner.texts';

export function CleanerHero() {
  return (
    <Box>
      <Text textStyle="eyebrow" color="fg.highlight">
        {TEXTS.hero.eyebrow}
      </Text>
      <Heading as="h1" textStyle="h1" mt="3">
        {TEXTS.hero.title}
      </Heading>
      <Text textStyle="lg" color="fg.muted" mt="4">
        {TEXTS.hero.text}
      </Text>
      <Stack as="ul" listStyleType="none" gap="3.5" mt="7">
        {TEXTS.hero.promises.map((promise) => (
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

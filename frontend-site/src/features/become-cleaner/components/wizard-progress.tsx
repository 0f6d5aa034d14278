import { Box, Flex, Text } from '@chakra-ui/react';
import { TEXTS } from '../become-cleaner.texts';

export function WizardProgress({ titles, step }: { titles: readonly string[]; step: number }) {
  const title = titles[step] ?? '';
  return (
    <Box mb="6">
      <Flex justify="space-between" align="baseline" gap="3" mb="2.5">
        <Text as="h2" textStyle="h3" tabIndex={-1}>
          {title}
        </Text>
        <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
          {TEXTS.steps.position(step + 1, titles.length)}
        </Text>
      </Flex>
      <Flex
        gap="1.5"
        role="progressbar"
        aria-label={TEXTS.steps.progress}
        aria-valuemin={1}
        aria-valuemax={titles.length}
        aria-valuenow={step + 1}
        aria-valuetext={TEXTS.steps.positionAndTitle(step + 1, titles.length, title)}
      >
        {titles.map((name, index) => (
          <Box
            key={name}
            flex="1"
            h="1.5"
            borderRadius="full"
            bg={index <= step ? 'ink.solid' : 'bg.muted'}
          />
        ))}
      </Flex>
    </Box>
  );
}

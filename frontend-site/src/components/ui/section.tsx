import { Flex, Heading, Stack, Text, type StackProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SectionProps extends Omit<StackProps, 'title'> {
  title: ReactNode;
  hint?: ReactNode;
  /** Shown at the right of the title. */
  aside?: ReactNode;
  level?: 'h2' | 'h3';
}

export function Section({ title, hint, aside, level = 'h2', children, ...rest }: SectionProps) {
  return (
    <Stack as="section" gap="4" {...rest}>
      <Flex justify="space-between" align={{ base: 'flex-start', sm: 'center' }} gap="3" wrap="wrap">
        <Stack gap="1" flex="1" minW="48">
          <Heading as={level} textStyle={level === 'h2' ? 'h3' : 'h4'}>
            {title}
          </Heading>
          {hint && <Text color="fg.muted">{hint}</Text>}
        </Stack>
        {aside}
      </Flex>
      {children}
    </Stack>
  );
}

import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TestStepProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** One numbered step of a page for developers. */
export function TestStep({ title, hint, children }: TestStepProps) {
  return (
    <Box bg="bg.raised" borderWidth="1px" borderRadius="l3" p={{ base: '5', md: '6' }}>
      <Heading as="h2" textStyle="h4">
        {title}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4" overflowWrap="anywhere">
        {hint}
      </Text>
      <Stack gap="4" align="flex-start">
        {children}
      </Stack>
    </Box>
  );
}

import { Box, type BoxProps, Container, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface BandProps extends Omit<BoxProps, 'title'> {
  title?: string;
  lead?: ReactNode;
  /** A quiet background sets a band apart from its neighbours. */
  quiet?: boolean;
}

export function Band({ title, lead, quiet, children, ...rest }: BandProps) {
  return (
    <Box as="section" bg={quiet ? 'bg.subtle' : undefined} py={{ base: '12', md: '20' }} {...rest}>
      <Container>
        {title && (
          <Stack gap="3" mb={{ base: '8', md: '12' }} maxW="2xl">
            <Heading as="h2" textStyle="h2">
              {title}
            </Heading>
            {lead && <Text color="fg.muted">{lead}</Text>}
          </Stack>
        )}
        {children}
      </Container>
    </Box>
  );
}

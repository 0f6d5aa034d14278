import { Box, Container, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NarrowPageProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

/** A page with one column for one task, such as signing in or setting a new password. */
export function NarrowPage({ title, description, children }: NarrowPageProps) {
  return (
    <Container py={{ base: '8', md: '16' }}>
      <Flex justify="center">
        <Box
          width="full"
          maxW="md"
          bg="bg.raised"
          borderWidth="1px"
          borderRadius="l3"
          p={{ base: '5', md: '8' }}
        >
          <Heading as="h1" textStyle="h2">
            {title}
          </Heading>
          {description && (
            <Text as="div" color="fg.muted" mt="2">
              {description}
            </Text>
          )}
          <Box mt="6">{children}</Box>
        </Box>
      </Flex>
    </Container>
  );
}

import { Box, Container, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface CallToActionProps {
  title: string;
  text: string;
  action: ReactNode;
}

export function CallToAction({ title, text, action }: CallToActionProps) {
  return (
    <Container pb={{ base: '12', md: '20' }} pt={{ base: '4', md: '8' }}>
      <Flex
        as="section"
        bg="bg.deep"
        color="fg.onDeep"
        borderRadius="l3"
        p={{ base: '7', md: '12' }}
        gap="6"
        justify="space-between"
        align="center"
        wrap="wrap"
      >
        <Stack gap="2" maxW="xl">
          <Heading as="h2" textStyle="h2" color="inherit">
            {title}
          </Heading>
          <Text color="fg.onDeepMuted">{text}</Text>
        </Stack>
        <Box>{action}</Box>
      </Flex>
    </Container>
  );
}

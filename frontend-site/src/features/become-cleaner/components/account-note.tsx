import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { AccountUser } from '../../../lib/contract';
import { fullName } from '../../../lib/format';
import { TEXTS } from '../become-cleaner.texts';

/** Tells a customer what applying means, before the first step. */
export function AccountNote({ user }: { user: AccountUser }) {
  return (
    <Box bg="bg.subtle" borderRadius="l3" p={{ base: '5', md: '8' }}>
      <Heading as="h2" textStyle="h4">
        {TEXTS.withAccount.title}
      </Heading>
      <Text mt="2" overflowWrap="anywhere">
        {TEXTS.withAccount.as(fullName(user), user.email)}
      </Text>
      <Stack as="ul" mt="3" gap="1.5" ps="5" listStyleType="disc" color="fg.muted">
        {TEXTS.withAccount.terms.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </Box>
  );
}

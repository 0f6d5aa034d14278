import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/ui/button';
import { dashboardTab } from '../../../config/routes';
import { Waiting } from '../../../illustrations/waiting';
import { TEXTS } from '../become-cleaner.texts';

export function ApplicationSent({ firstName }: { firstName: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack bg="bg.raised" borderWidth="1px" borderRadius="l3" p={{ base: '5', md: '8' }} gap="5">
      <Waiting width={220} />
      <Box>
        <Heading ref={title} as="h2" textStyle="h2" tabIndex={-1} outline="none">
          {TEXTS.sent.title(firstName)}
        </Heading>
        <Text color="fg.muted" mt="2">
          {TEXTS.sent.intro}
        </Text>
      </Box>
      <Stack as="ol" gap="3" ps="5" listStyleType="decimal">
        {TEXTS.sent.next.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
      <Text color="fg.muted">{TEXTS.sent.photo}</Text>
      <ButtonLink to={dashboardTab('profile')} alignSelf="flex-start">
        {TEXTS.sent.toProfile}
      </ButtonLink>
    </Stack>
  );
}

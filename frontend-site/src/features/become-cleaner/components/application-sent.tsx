import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/ui/button';
import { dashboardTab } from '../../../config/routes';
import { Waiting } from '../../../illustrations/waiting';

const NEXT = [
  'A person reads your application, usually within 24-48 hours.',
  'We check your background and, if you have it, your insurance.',
  'You get an activation e-mail, and your profile appears in the search.',
];

export function ApplicationSent({ firstName }: { firstName: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack bg="bg.raised" borderWidth="1px" borderRadius="l3" p={{ base: '5', md: '8' }} gap="5">
      <Waiting width={220} />
      <Box>
        <Heading ref={title} as="h2" textStyle="h2" tabIndex={-1} outline="none">
          Thank you, {firstName}. Your application is in.
        </Heading>
        <Text color="fg.muted" mt="2">
          What happens next:
        </Text>
      </Box>
      <Stack as="ol" gap="3" ps="5" listStyleType="decimal">
        {NEXT.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
      <Text color="fg.muted">
        Meanwhile, add a photo: profiles with photos get 3x more bookings (a sample figure from our beta).
      </Text>
      <ButtonLink to={dashboardTab('profile')} alignSelf="flex-start">
        Complete my profile
      </ButtonLink>
    </Stack>
  );
}

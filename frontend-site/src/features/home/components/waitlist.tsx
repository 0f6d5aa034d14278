import { Box, Container, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { FORM_ERRORS } from '@tidyhearth/domain';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/text-field';
import { BRAND } from '../../../config/brand';
import { useSubmit } from '../../../lib/submit/use-submit';
import { joinWaitlist } from '../api/join-waitlist';
import { TEXTS } from '../home.texts';

const MAILTO = `mailto:${BRAND.supportEmail}?subject=${encodeURIComponent(TEXTS.waitlist.mailSubject)}`;

type Progress = 'idle' | 'joined' | 'failed';

/** The browser's own check of the address is enough here, so the home page loads no form library. */
export function Waitlist() {
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<Progress>('idle');
  const { submit: join, isPending } = useSubmit({ send: joinWaitlist });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!input.current?.checkValidity()) {
      setError(FORM_ERRORS.email);
      input.current?.focus();
      return;
    }
    setProgress((await join(email.trim())) ? 'joined' : 'failed');
  };

  return (
    <Box
      as="section"
      id="waitlist"
      bg="bg.deep"
      color="fg.onDeep"
      // An error would be as dark as the ground.
      css={{ '--th-colors-fg-error': 'colors.fg.errorOnDeep' }}
    >
      <Container py={{ base: '14', md: '20' }}>
        <Stack maxW="2xl" mx="auto" gap="4" textAlign="center" align="center">
          <Heading as="h2" textStyle="h2">
            {TEXTS.waitlist.title}
          </Heading>
          <Text color="fg.onDeepMuted" textStyle="lg">
            {TEXTS.waitlist.text}
          </Text>
          {progress === 'joined' ? (
            <Text as="output" fontWeight="semibold" textStyle="lg">
              {TEXTS.waitlist.joined}
            </Text>
          ) : (
            <Box asChild width="full" maxW="lg" textAlign="start">
              <form onSubmit={submit} noValidate>
                <Flex
                  gap="3"
                  direction={{ base: 'column', sm: 'row' }}
                  align={{ base: 'stretch', sm: 'flex-start' }}
                >
                  <TextField
                    ref={input}
                    label={TEXTS.waitlist.email}
                    type="email"
                    inputMode="email"
                    autoComplete="email"
                    required
                    value={email}
                    error={error}
                    onChange={(event) => {
                      setEmail(event.target.value);
                      setError(undefined);
                    }}
                  />
                  <Button
                    type="submit"
                    colorPalette="marigold"
                    loading={isPending}
                    mt={{ sm: '1.6875rem' }}
                    flexShrink="0"
                  >
                    {TEXTS.waitlist.send}
                  </Button>
                </Flex>
              </form>
            </Box>
          )}
          {progress === 'failed' && !isPending && (
            <Text role="alert">
              {TEXTS.waitlist.failed}{' '}
              <Link href={MAILTO} color="inherit">
                {TEXTS.waitlist.writeToUs}
              </Link>
              .
            </Text>
          )}
          {progress !== 'failed' && progress !== 'joined' && (
            <Text textStyle="sm" color="fg.onDeepMuted">
              {TEXTS.waitlist.byMail}{' '}
              <Link href={MAILTO} color="inherit">
                {BRAND.supportEmail}
              </Link>
            </Text>
          )}
        </Stack>
      </Container>
    </Box>
  );
}

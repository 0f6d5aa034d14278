import { Box, Container, Flex, Grid, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { Clock, Mail, Siren } from 'lucide-react';
import { type ReactNode } from 'react';
import { PageMeta } from '../../../components/ui/page-meta';
import { Loading, Skeleton } from '../../../components/ui/skeleton';
import { BRAND } from '../../../config/brand';
import { LateHydration } from '../../../hydration/late-hydration';
import { Band } from '../components/band';
import { Questions } from '../components/questions';
import { EMERGENCY_LINE, HOURS, QUESTIONS, SAMPLE_NUMBER, TEXTS } from '../content/contact';
import { lazyPart } from '../../../lib/lazy-part';

/** The page renders without the form library, which is loaded right afterwards. */
const ContactForm = lazyPart(async () => (await import('../components/contact-form')).ContactForm);

function FormSkeleton() {
  return (
    <Loading label={TEXTS.loading}>
      <Skeleton height="34rem" borderRadius="l3" />
    </Loading>
  );
}

export function ContactPage() {
  return (
    <>
      <PageMeta title={TEXTS.page.title} description={TEXTS.page.description} />
      <Container py={{ base: '10', md: '16' }}>
        <Stack gap="3" mb={{ base: '8', md: '12' }} maxW="prose">
          <Heading as="h1" textStyle="h1">
            {TEXTS.title}
          </Heading>
          <Text textStyle="lg" color="fg.muted">
            {TEXTS.text}
          </Text>
        </Stack>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}
          gap={{ base: '10', lg: '16' }}
          alignItems="start"
        >
          <LateHydration fallback={<FormSkeleton />}>
            <ContactForm />
          </LateHydration>
          <Stack gap="8">
            <Way icon={<Clock size={22} aria-hidden />} title={TEXTS.hours}>
              <Stack as="dl" gap="1.5">
                {HOURS.map(({ days, time }) => (
                  <Flex key={days} justify="space-between" gap="4" maxW="xs">
                    <dt>{days}</dt>
                    <Text as="dd" fontVariantNumeric="tabular-nums">
                      {time}
                    </Text>
                  </Flex>
                ))}
              </Stack>
            </Way>
            <Way icon={<Mail size={22} aria-hidden />} title={TEXTS.email}>
              <Link href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</Link>
            </Way>
            <Way icon={<Siren size={22} aria-hidden />} title={TEXTS.emergency.title}>
              <Text>
                {TEXTS.emergency.text}{' '}
                <Link whiteSpace="nowrap" href={`tel:${EMERGENCY_LINE.replace(/\s/g, '')}`}>
                  {EMERGENCY_LINE}
                </Link>
              </Text>
              <Text color="fg.muted" textStyle="sm">
                {SAMPLE_NUMBER}
              </Text>
              <Text color="fg.muted" textStyle="sm">
                {TEXTS.emergency.danger}
              </Text>
            </Way>
          </Stack>
        </Grid>
      </Container>
      <Band quiet title={TEXTS.questions}>
        <Box maxW="3xl">
          <Questions questions={QUESTIONS} />
        </Box>
      </Band>
    </>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Flex as="section" gap="4">
      <Box color="fg.highlight" flexShrink="0" pt="0.5">
        {icon}
      </Box>
      <Stack gap="2" flex="1" minW="0">
        <Heading as="h2" textStyle="h4">
          {title}
        </Heading>
        {children}
      </Stack>
    </Flex>
  );
}

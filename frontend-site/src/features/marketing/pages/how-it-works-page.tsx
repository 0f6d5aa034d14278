import { Box, Container, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ui/button';
import { PageMeta } from '../../../components/ui/page-meta';
import { ROUTES } from '../../../config/routes';
import { Kettle } from '../../../illustrations/kettle';
import { NoBookings } from '../../../illustrations/no-bookings';
import { NoResults } from '../../../illustrations/no-results';
import { Band } from '../components/band';
import { CallToAction } from '../components/call-to-action';
import { PageHero } from '../components/page-hero';
import { Questions } from '../components/questions';
import { QUESTIONS, STEPS, TEXTS } from '../content/how-it-works';

const PICTURES = [
  <NoResults key="map" width={400} />,
  <NoBookings key="calendar" width={400} />,
  <Kettle key="kettle" width={400} />,
];

export function HowItWorksPage() {
  return (
    <>
      <PageMeta title={TEXTS.page.title} description={TEXTS.page.description} />
      <PageHero
        eyebrow={TEXTS.page.title}
        title={TEXTS.title}
        lead={TEXTS.lead}
        actions={<ButtonLink to={ROUTES.findCleaners}>{TEXTS.toSearch}</ButtonLink>}
      />
      <Container pb={{ base: '12', md: '20' }}>
        <Stack as="ol" gap={{ base: '14', md: '24' }} listStyleType="none">
          {STEPS.map((step, index) => (
            <Step key={step.title} number={index + 1} picture={PICTURES[index]} {...step} />
          ))}
        </Stack>
      </Container>
      <Band quiet title={TEXTS.questions}>
        <Box maxW="3xl">
          <Questions questions={QUESTIONS} />
        </Box>
      </Band>
      <Box pt={{ base: '12', md: '20' }}>
        <CallToAction
          title={TEXTS.invitation.title}
          text={TEXTS.invitation.text}
          action={
            <ButtonLink size="lg" colorPalette="marigold" to={ROUTES.findCleaners}>
              {TEXTS.toSearch}
            </ButtonLink>
          }
        />
      </Box>
    </>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  points: readonly string[];
  picture: ReactNode;
}

function Step({ number, title, text, points, picture }: StepProps) {
  const flipped = number % 2 === 0;
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      gap={{ base: '6', md: '16' }}
      alignItems="center"
    >
      <Flex justify="center" order={{ base: 0, md: flipped ? 1 : 0 }}>
        {picture}
      </Flex>
      <Stack gap="4">
        <Flex align="baseline" gap="4">
          <Text
            fontFamily="heading"
            fontSize={{ base: '4xl', md: '6xl' }}
            lineHeight="none"
            color="fg.highlight"
            aria-hidden
          >
            {number}
          </Text>
          <Heading as="h2" textStyle="h2">
            {title}
          </Heading>
        </Flex>
        <Text textStyle="lg" color="fg.muted">
          {text}
        </Text>
        <Stack as="ul" gap="2.5" listStyleType="none">
          {points.map((point) => (
            <Flex key={point} as="li" gap="3">
              <Box color="fg.success" pt="0.5" flexShrink="0">
                <Check size={20} aria-hidden />
              </Box>
              {point}
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Grid>
  );
}

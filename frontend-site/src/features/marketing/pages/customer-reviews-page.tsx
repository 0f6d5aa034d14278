import { Box, Container, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { ButtonLink } from '../../../components/ui/button';
import { Card } from '../../../components/ui/card';
import { PageMeta } from '../../../components/ui/page-meta';
import { Stars } from '../../../components/ui/rating';
import { ROUTES } from '../../../config/routes';
import { Band } from '../components/band';
import { BigFigures } from '../components/big-figures';
import { CallToAction } from '../components/call-to-action';
import { PageHero } from '../components/page-hero';
import { SampleNote } from '../components/sample-note';
import { SAMPLE_REVIEWS } from '../content/beta';
import { AVERAGE, BREAKDOWN, FIGURES, SAMPLES, TEXTS } from '../content/reviews';

export function CustomerReviewsPage() {
  return (
    <>
      <PageMeta title={TEXTS.page.title} description={TEXTS.page.description} />
      <PageHero eyebrow={TEXTS.page.title} title={TEXTS.title} lead={TEXTS.lead} picture={<Breakdown />} />
      <Container mt="-6" pb="4">
        <SampleNote>{SAMPLE_REVIEWS}</SampleNote>
      </Container>
      <Container py={{ base: '8', md: '12' }}>
        <Box columnCount={{ base: 1, md: 2, lg: 3 }} columnGap="5">
          {SAMPLES.map((sample) => (
            <SampleReview key={sample.name} {...sample} />
          ))}
        </Box>
      </Container>
      <Band quiet>
        <BigFigures figures={[{ value: AVERAGE, label: TEXTS.average }, ...FIGURES]} />
        <Box mt="8">
          <SampleNote>{SAMPLE_REVIEWS}</SampleNote>
        </Box>
      </Band>
      <Box pt={{ base: '12', md: '20' }}>
        <CallToAction
          title={TEXTS.invitation.title}
          text={TEXTS.invitation.text}
          action={
            <ButtonLink size="lg" colorPalette="marigold" to={ROUTES.findCleaners}>
              {TEXTS.invitation.toSearch}
            </ButtonLink>
          }
        />
      </Box>
    </>
  );
}

function Breakdown() {
  return (
    <Card w={{ base: 'full', md: 'sm' }} maxW="full" p={{ base: '6', md: '8' }}>
      <Flex align="center" gap="4" mb="5">
        <Text fontFamily="heading" fontSize="6xl" lineHeight="none" textStyle="numeric">
          {AVERAGE}
        </Text>
        <Stack gap="1">
          <Stars rating={5} />
          <Text color="fg.muted" textStyle="sm">
            {TEXTS.sampleRating}
          </Text>
        </Stack>
      </Flex>
      <Stack as="dl" gap="2.5">
        {BREAKDOWN.map(({ stars, percent }) => (
          <Grid key={stars} templateColumns="3.5rem 1fr 2.75rem" gap="3" alignItems="center">
            <Text as="dt" textStyle="sm" color="fg.muted">
              {TEXTS.stars(stars)}
            </Text>
            <Box h="2" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
              <Box h="full" bg="star" style={{ width: `${percent}%` }} />
            </Box>
            <Text as="dd" textStyle="sm" textAlign="end" fontVariantNumeric="tabular-nums">
              {percent}%
            </Text>
          </Grid>
        ))}
      </Stack>
    </Card>
  );
}

function SampleReview({ name, service, rating, text }: (typeof SAMPLES)[number]) {
  return (
    <Card as="article" mb="5" breakInside="avoid">
      <Flex justify="space-between" align="center" mb="3">
        <Stars rating={rating} />
        <Text textStyle="xs" color="fg.muted" fontWeight="semibold">
          {TEXTS.sample}
        </Text>
      </Flex>
      <Text fontFamily="heading" fontSize="lg" lineHeight="moderate">
        {text}
      </Text>
      <Text mt="4" color="fg.muted" textStyle="sm">
        {name} · {service}
      </Text>
    </Card>
  );
}

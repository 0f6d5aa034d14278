import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button';
import { Link } from '../../../components/ui/link';
import { PageMeta } from '../../../components/ui/page-meta';
import { ROUTES } from '../../../config/routes';
import { Shield } from '../../../illustrations/shield';
import { Band } from '../components/band';
import { BigFigures } from '../components/big-figures';
import { PageHero } from '../components/page-hero';
import { SampleNote } from '../components/sample-note';
import { CHECKS, COVER, GUARANTEE, HABITS, TEXTS } from '../content/safety';

export function SafetyInsurancePage() {
  return (
    <>
      <PageMeta title={TEXTS.page.title} description={TEXTS.page.description} />
      <PageHero
        eyebrow={TEXTS.page.title}
        title={TEXTS.title}
        lead={TEXTS.lead}
        picture={<Shield width={380} />}
        actions={<ButtonLink to={ROUTES.findCleaners}>{TEXTS.toSearch}</ButtonLink>}
      />
      <Band quiet title={TEXTS.checks}>
        <Grid
          as="ol"
          listStyleType="none"
          templateColumns={{ base: '1fr', md: '1fr 1fr' }}
          columnGap="14"
          rowGap="8"
        >
          {CHECKS.map(({ title, text }, index) => (
            <Flex as="li" key={title} gap="5">
              <Text
                fontFamily="heading"
                fontSize="4xl"
                lineHeight="none"
                color="fg.highlight"
                w="8"
                aria-hidden
              >
                {index + 1}
              </Text>
              <Box>
                <Heading as="h3" textStyle="h4">
                  {title}
                </Heading>
                <Text color="fg.muted" mt="1">
                  {text}
                </Text>
              </Box>
            </Flex>
          ))}
        </Grid>
      </Band>
      <Band title={TEXTS.cover.title}>
        <BigFigures figures={COVER.map(({ label, limit }) => ({ label, value: limit }))} />
        <Box mt="8">
          <SampleNote>{TEXTS.cover.note}</SampleNote>
        </Box>
      </Band>
      <Band quiet title={TEXTS.guarantee.title} lead={TEXTS.guarantee.text}>
        <Grid
          as="ol"
          listStyleType="none"
          templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
          gap={{ base: '6', md: '8' }}
        >
          {GUARANTEE.map(({ when, text }) => (
            <Stack as="li" key={when} gap="2" borderTopWidth="3px" borderColor="ink.solid" pt="4">
              <Heading as="h3" textStyle="h3">
                {when}
              </Heading>
              <Text color="fg.muted">{text}</Text>
            </Stack>
          ))}
        </Grid>
      </Band>
      <Band title={TEXTS.habits}>
        <Stack as="ul" gap="4" listStyleType="none" maxW="3xl">
          {HABITS.map((habit) => (
            <Flex key={habit} as="li" gap="3">
              <Box color="fg.success" pt="0.5" flexShrink="0">
                <Check size={20} aria-hidden />
              </Box>
              {habit}
            </Flex>
          ))}
        </Stack>
        <Text mt="8">
          {TEXTS.emergency.before} <Link to={ROUTES.contact}>{TEXTS.emergency.tellUs}</Link>
          {TEXTS.emergency.after}
        </Text>
      </Band>
    </>
  );
}

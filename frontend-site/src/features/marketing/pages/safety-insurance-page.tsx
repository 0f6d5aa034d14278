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
import { CHECKS, COVER, GUARANTEE, HABITS } from '../content/safety';

const COVER_NOTE =
  'Sample figures from our beta: the limits we ask insured cleaners to hold per incident. Whether a cleaner is insured stands on the profile.';

export function SafetyInsurancePage() {
  return (
    <>
      <PageMeta
        title="Safety and insurance"
        description="How cleaners are checked, what insurance covers, and what happens when something goes wrong."
      />
      <PageHero
        eyebrow="Safety and insurance"
        title="Letting someone in is a matter of trust"
        lead="So we check people before you can find them, show you what we know, and put things right when they go wrong."
        picture={<Shield width={380} />}
        actions={<ButtonLink to={ROUTES.findCleaners}>Find a cleaner</ButtonLink>}
      />
      <Band quiet title="Before a cleaner is found">
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
      <Band title="Insurance limits per incident">
        <BigFigures figures={COVER.map(({ label, limit }) => ({ label, value: limit }))} />
        <Box mt="8">
          <SampleNote>{COVER_NOTE}</SampleNote>
        </Box>
      </Band>
      <Band quiet title="100% satisfaction guarantee" lead="Not as agreed? The clean is done again, free.">
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
      <Band title="What you can do yourself">
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
          Something happened? <Link to={ROUTES.contact}>Tell us</Link>, also on the emergency line.
        </Text>
      </Band>
    </>
  );
}

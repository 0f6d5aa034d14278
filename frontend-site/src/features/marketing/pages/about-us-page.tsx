import { Box, Container, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { ButtonLink } from '../../../components/ui/button';
import { PageMeta } from '../../../components/ui/page-meta';
import { ROUTES } from '../../../config/routes';
import { CountyMap } from '../../../illustrations/county-map';
import { HeroHome } from '../../../illustrations/hero-home';
import { Band } from '../components/band';
import { BigFigures } from '../components/big-figures';
import { PageHero } from '../components/page-hero';
import { SampleNote } from '../components/sample-note';
import { SAMPLE_CITIES, SAMPLE_FIGURES, SAMPLE_STORY, SAMPLE_TEAM } from '../content/beta';
import { CITIES, FIGURES, MISSION, STORY, TEAM, TEXTS } from '../content/about';

export function AboutUsPage() {
  return (
    <>
      <PageMeta title={TEXTS.page} description={`${MISSION} ${TEXTS.about}`} />
      <PageHero eyebrow={TEXTS.mission} title={MISSION} lead={STORY[0]} picture={<HeroHome width={560} />} />
      <Container mt={{ base: '-4', md: '-10' }} pb={{ base: '10', md: '14' }}>
        <SampleNote>{SAMPLE_STORY}</SampleNote>
      </Container>
      <Band quiet title={TEXTS.story}>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={{ base: '5', md: '14' }}>
          {STORY.slice(1).map((paragraph) => (
            <Text key={paragraph} textStyle="lg">
              {paragraph}
            </Text>
          ))}
        </Grid>
      </Band>
      <Band title={TEXTS.team.title} lead={TEXTS.team.text}>
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="8">
          {TEAM.map(({ name, text }) => (
            <Stack key={name} gap="2" borderTopWidth="3px" borderColor="ink.solid" pt="4">
              <Heading as="h3" textStyle="h3">
                {name}
              </Heading>
              <Text color="fg.muted">{text}</Text>
            </Stack>
          ))}
        </Grid>
        <Box mt="8">
          <SampleNote>{SAMPLE_TEAM}</SampleNote>
        </Box>
      </Band>
      <Band quiet>
        <Grid
          templateColumns={{ base: '1fr', md: '1fr 1fr' }}
          gap={{ base: '10', md: '16' }}
          alignItems="center"
        >
          <Flex justify="center">
            <CountyMap width={300} label={TEXTS.map} />
          </Flex>
          <Stack gap="6">
            <Heading as="h2" textStyle="h2">
              {TEXTS.places.title}
            </Heading>
            <Text color="fg.muted">{TEXTS.places.text}</Text>
            <Flex as="ul" gap="3" wrap="wrap" listStyleType="none">
              {CITIES.map((city) => (
                <Box
                  as="li"
                  key={city}
                  borderWidth="1px"
                  borderColor="border.strong"
                  borderRadius="full"
                  px="4"
                  py="1.5"
                  bg="bg.raised"
                >
                  {city}
                </Box>
              ))}
            </Flex>
            <SampleNote>{SAMPLE_CITIES}</SampleNote>
            <ButtonLink alignSelf="flex-start" to={ROUTES.findCleaners}>
              {TEXTS.places.toSearch}
            </ButtonLink>
          </Stack>
        </Grid>
      </Band>
      <Band>
        <BigFigures figures={FIGURES} />
        <Box mt="8">
          <SampleNote>{SAMPLE_FIGURES}</SampleNote>
        </Box>
      </Band>
    </>
  );
}

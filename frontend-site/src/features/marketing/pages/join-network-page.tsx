import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button';
import { PageMeta } from '../../../components/ui/page-meta';
import { ROUTES } from '../../../config/routes';
import { Broom } from '../../../illustrations/broom';
import { Band } from '../components/band';
import { BigFigures } from '../components/big-figures';
import { CallToAction } from '../components/call-to-action';
import { PageHero } from '../components/page-hero';
import { SampleNote } from '../components/sample-note';
import { KEEP_85, SAMPLE_FIGURES } from '../content/beta';
import { EARNINGS, FIGURES, REASONS, REQUIREMENTS, TEXTS } from '../content/join';

export function JoinNetworkPage() {
  return (
    <>
      <PageMeta title={TEXTS.page.title} description={TEXTS.page.description} />
      <PageHero
        eyebrow={TEXTS.page.title}
        title={TEXTS.title}
        lead={KEEP_85}
        picture={<Broom width={380} />}
        actions={<ButtonLink to={ROUTES.becomeCleaner}>{TEXTS.toSignUp}</ButtonLink>}
      />
      <Band quiet>
        <BigFigures figures={FIGURES} />
        <Box mt="8">
          <SampleNote>{SAMPLE_FIGURES}</SampleNote>
        </Box>
      </Band>
      <Band title={TEXTS.reasons}>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="14" rowGap="10">
          {REASONS.map(({ title, text }) => (
            <Box key={title}>
              <Heading as="h3" textStyle="h3">
                {title}
              </Heading>
              <Text color="fg.muted" mt="2">
                {text}
              </Text>
            </Box>
          ))}
        </Grid>
      </Band>
      <Band quiet title={TEXTS.earnings}>
        <BigFigures figures={EARNINGS} />
        <Stack mt="8" gap="4">
          <Text maxW="prose">{KEEP_85}</Text>
          <SampleNote>{SAMPLE_FIGURES}</SampleNote>
        </Stack>
      </Band>
      <Band title={TEXTS.requirements}>
        <Stack as="ul" gap="4" listStyleType="none" maxW="3xl">
          {REQUIREMENTS.map((requirement) => (
            <Flex key={requirement} as="li" gap="3">
              <Box color="fg.success" pt="0.5" flexShrink="0">
                <Check size={20} aria-hidden />
              </Box>
              {requirement}
            </Flex>
          ))}
        </Stack>
      </Band>
      <CallToAction
        title={TEXTS.invitation.title}
        text={TEXTS.invitation.text}
        action={
          <ButtonLink size="lg" colorPalette="marigold" to={ROUTES.becomeCleaner}>
            {TEXTS.toSignUp}
          </ButtonLink>
        }
      />
    </>
  );
}

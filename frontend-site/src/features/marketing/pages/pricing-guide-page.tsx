import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ORIGINAL_PLATFORM_FEE_PENCE } from '@tidyhearth/domain';
import { ButtonLink } from '../../../components/ui/button';
import { Card } from '../../../components/ui/card';
import { PageMeta } from '../../../components/ui/page-meta';
import { ROUTES } from '../../../config/routes';
import { Broom } from '../../../illustrations/broom';
import { Band } from '../components/band';
import { CallToAction } from '../components/call-to-action';
import { PageHero } from '../components/page-hero';
import { SampleNote } from '../components/sample-note';
import { PRICE_LIST, SAMPLE_TOTALS, TEXTS } from '../content/pricing';

export function PricingGuidePage() {
  return (
    <>
      <PageMeta title={TEXTS.page.title} description={TEXTS.page.description} />
      <PageHero
        eyebrow={TEXTS.page.title}
        title={TEXTS.title}
        lead={TEXTS.lead}
        picture={<Broom width={360} />}
        actions={<ButtonLink to={ROUTES.findCleaners}>{TEXTS.toPrices}</ButtonLink>}
      />
      <Band quiet title={TEXTS.list.title} lead={TEXTS.list.text}>
        <Stack gap="0" maxW="4xl">
          {PRICE_LIST.map((item) => (
            <PriceLine key={item.service} {...item} />
          ))}
        </Stack>
      </Band>
      <Band title={TEXTS.totals.title} lead={TEXTS.totals.text}>
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="5">
          {SAMPLE_TOTALS.map(({ home, work, total }) => (
            <Card key={home} p={{ base: '6', md: '8' }}>
              <Text color="fg.muted">{work}</Text>
              <Heading as="h3" textStyle="h3" mt="1">
                {home}
              </Heading>
              <Text fontFamily="heading" fontSize="4xl" mt="6" textStyle="numeric" lineHeight="short">
                {total}
              </Text>
            </Card>
          ))}
        </Grid>
        <Box mt="8">
          <SampleNote>{TEXTS.totals.note}</SampleNote>
        </Box>
      </Band>
      <Band quiet title={TEXTS.parts.title}>
        <Stack gap="4" maxW="xl">
          <Line {...TEXTS.parts.rate} />
          <Line
            label={TEXTS.parts.fee.label}
            value={
              <>
                <s>£{ORIGINAL_PLATFORM_FEE_PENCE / 100}</s> <strong>{TEXTS.parts.fee.value}</strong>
              </>
            }
            note={TEXTS.parts.fee.note}
          />
          <Line {...TEXTS.parts.total} strong />
        </Stack>
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

function PriceLine({ service, from, band, text }: (typeof PRICE_LIST)[number]) {
  return (
    <Box py="5" borderBottomWidth="1px">
      <Flex align="baseline" gap="3">
        <Heading as="h3" textStyle="h3">
          {service}
        </Heading>
        <Box
          flex="1"
          borderBottomWidth="2px"
          borderStyle="dotted"
          borderColor="border.strong"
          aria-hidden
          hideBelow="sm"
        />
        <Text
          fontFamily="heading"
          fontSize={{ base: 'xl', md: '2xl' }}
          textStyle="numeric"
          ms="auto"
          whiteSpace="nowrap"
        >
          {band}
        </Text>
      </Flex>
      <Flex justify="space-between" gap="4" color="fg.muted" mt="1">
        <Text>{text}</Text>
        <Text whiteSpace="nowrap">{TEXTS.list.from(from)}</Text>
      </Flex>
    </Box>
  );
}

function Line({
  label,
  value,
  note,
  strong,
}: {
  label: string;
  value: ReactNode;
  note?: string;
  strong?: boolean;
}) {
  return (
    <Flex
      justify="space-between"
      gap="4"
      pt={strong ? '4' : '0'}
      borderTopWidth={strong ? '1px' : '0'}
      fontWeight={strong ? 'semibold' : undefined}
    >
      <Box>
        {label}
        {note && (
          <Text color="fg.muted" textStyle="sm">
            {note}
          </Text>
        )}
      </Box>
      <Box textAlign="end">{value}</Box>
    </Flex>
  );
}

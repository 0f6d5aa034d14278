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
import { PRICE_LIST, SAMPLE_TOTALS } from '../content/pricing';

export function PricingGuidePage() {
  return (
    <>
      <PageMeta
        title="Pricing guide"
        description="What cleaning costs by the hour: regular from £15, deep from £20, office from £18, eco-friendly from £22. Platform fees waived in the beta."
      />
      <PageHero
        eyebrow="Pricing guide"
        title="What a clean costs"
        lead="Cleaners set their own hourly rate. You see the total while you choose, and it is the total you pay."
        picture={<Broom width={360} />}
        actions={<ButtonLink to={ROUTES.findCleaners}>See prices near you</ButtonLink>}
      />
      <Band
        quiet
        title="Sample price list"
        lead="Bands per hour. Each cleaner's own rate stands on the profile."
      >
        <Stack gap="0" maxW="4xl">
          {PRICE_LIST.map((item) => (
            <PriceLine key={item.service} {...item} />
          ))}
        </Stack>
      </Band>
      <Band title="Sample totals" lead="What people book most.">
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
          <SampleNote>
            Sample prices: they show the usual range and are no offer. The price that counts is the one on the
            booking form.
          </SampleNote>
        </Box>
      </Band>
      <Band quiet title="What the total is made of">
        <Stack gap="4" maxW="xl">
          <Line label="Service rate" value="hourly rate × hours" />
          <Line
            label="Platform fee"
            value={
              <>
                <s>£{ORIGINAL_PLATFORM_FEE_PENCE / 100}</s> <strong>FREE</strong>
              </>
            }
            note="Waived during beta"
          />
          <Line label="Total" value="service rate + platform fee" strong />
        </Stack>
      </Band>
      <Box pt={{ base: '12', md: '20' }}>
        <CallToAction
          title="Your home, your total"
          text="Choose the size of your home and we suggest how long it takes."
          action={
            <ButtonLink size="lg" colorPalette="marigold" to={ROUTES.findCleaners}>
              Find a cleaner
            </ButtonLink>
          }
        />
      </Box>
    </>
  );
}

/** A line of a good menu: name, dots, price. */
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
        <Text whiteSpace="nowrap">from {from} an hour</Text>
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

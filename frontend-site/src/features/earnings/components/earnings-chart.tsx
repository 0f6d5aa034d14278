import { Box, Flex, Stack, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatPounds, once } from '@tidyhearth/domain';
import { useState } from 'react';
import { Button, Card } from '../../../components/ui';
import type { Earnings } from '../../../lib/contract';
import { TEXTS } from '../earnings.texts';

type Series = Earnings['series'];

const HEIGHT_REM = 12;
/** The label of a month takes two lines below its bar, that of a day one. */
const LABEL_REM = { day: 1.5, month: 2.5 };
const LABEL_GAP_REM = 0.25;
const SPACE_ABOVE = '4';
/** How many labels have room beside each other, the scale's largest amount taken into account. */
const LABELS_WITH_ROOM = { day: { base: 6, md: 16 }, month: { base: 8, md: 16 } };
/** With more bars than this they stand closer together. */
const CROWDED = 10;

const dayFormat = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const monthFormat = once(
  () => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const shortMonthFormat = once(() => new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }));

/** A point is a day, `2026-11-03`, or for all time a month, `2026-11`. */
export const labelled = (series: Series) =>
  series.map((point) => {
    const date = new Date(point.date);
    const isDay = point.date.length > 7;
    return {
      ...point,
      label: (isDay ? dayFormat() : monthFormat()).format(date),
      /** The label that fits below a bar, line by line. */
      lines: isDay ? [dayFormat().format(date)] : [shortMonthFormat().format(date), point.date.slice(0, 4)],
    };
  });

/** A round figure at or above the largest bar, for a readable scale. */
export function ceilingOf(largest: number): number {
  if (largest <= 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(largest));
  const factor = [1, 2, 2.5, 5, 10].find((round) => round * magnitude >= largest) ?? 10;
  return factor * magnitude;
}

/** As many labels as have room, at even distances. */
export const labelVisibility = (index: number, bars: number, room: number) =>
  index % Math.ceil(bars / room) === 0 ? 'visible' : 'hidden';

/** Net earnings over the period as bars, with the same figures as a table behind them. */
export function EarningsChart({ series }: { series: Series }) {
  const [asTable, setAsTable] = useState(false);
  const earned = series.some(({ gross }) => Number(gross) > 0);
  return (
    <Card p="5">
      <Flex justify="space-between" align="center" gap="3" mb="4">
        <Flex gap="4" textStyle="sm" color="fg.muted" aria-hidden>
          <Key colour="ink.solid" label={TEXTS.chart.net} />
          <Key colour="marigold.solid" label={TEXTS.chart.fee} />
        </Flex>
        <Button size="sm" variant="ghost" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? TEXTS.chart.show : TEXTS.chart.showTable}
        </Button>
      </Flex>
      {asTable && <SeriesTable series={series} />}
      {!asTable && earned && <Bars series={series} />}
      {!asTable && !earned && (
        <Text color="fg.muted" py="10" textAlign="center">
          {TEXTS.chart.empty}
        </Text>
      )}
    </Card>
  );
}

function Key({ colour, label }: { colour: string; label: string }) {
  return (
    <Flex as="span" align="center" gap="1.5">
      <Box as="span" forcedColorAdjust="none" boxSize="3" borderRadius="sm" bg={colour} />
      {label}
    </Flex>
  );
}

const LEVELS = [1, 0.5];

function Bars({ series }: { series: Series }) {
  const ceiling = ceilingOf(Math.max(...series.map(({ gross }) => Number(gross))));
  const crowded = series.length > CROWDED;
  const unit = series.some(({ date }) => date.length > 7) ? 'day' : 'month';
  const labelRem = LABEL_REM[unit];
  const room = LABELS_WITH_ROOM[unit];
  const visibilityOf = (index: number) => ({
    base: labelVisibility(index, series.length, room.base),
    md: labelVisibility(index, series.length, room.md),
  });
  return (
    <Flex role="group" aria-label={TEXTS.chart.title} gap="2">
      <Scale ceiling={ceiling} />
      <Box position="relative" flex="1" minW="0">
        {LEVELS.map((level) => (
          <Box
            key={level}
            position="absolute"
            insetInline="0"
            style={{ bottom: `${labelRem + LABEL_GAP_REM + level * HEIGHT_REM}rem` }}
            borderTopWidth="1px"
            borderStyle="dashed"
            aria-hidden
          />
        ))}
        <Flex
          as="ul"
          listStyleType="none"
          align="flex-end"
          gap={crowded ? '0.5' : { base: '1', md: '3' }}
          position="relative"
          pt={SPACE_ABOVE}
        >
          {labelled(series).map(({ label, lines, date, gross, net }, index) => (
            <Stack key={date} as="li" flex="1" minW="0" gap="1" align="center">
              <VisuallyHidden>
                {TEXTS.chart.bar(label, formatPounds(net), formatPounds(gross))}
              </VisuallyHidden>
              <Bar
                title={`${label}: ${formatPounds(net)}`}
                gross={Number(gross)}
                net={Number(net)}
                ceiling={ceiling}
              />
              <Text
                textStyle="xs"
                color="fg.muted"
                style={{ height: `${labelRem}rem` }}
                textAlign="center"
                whiteSpace="pre"
                visibility={visibilityOf(index)}
                aria-hidden
              >
                {lines.join('\n')}
              </Text>
            </Stack>
          ))}
        </Flex>
      </Box>
    </Flex>
  );
}

/** Beside the bars, which would cover it. */
function Scale({ ceiling }: { ceiling: number }) {
  return (
    <Box pt={SPACE_ABOVE} aria-hidden>
      {LEVELS.map((level) => (
        <Box key={level} style={{ height: `${HEIGHT_REM / LEVELS.length}rem` }}>
          <Text
            textStyle="xs"
            color="fg.muted"
            textAlign="end"
            fontVariantNumeric="tabular-nums"
            transform="translateY(-50%)"
          >
            {formatPounds(Math.round(ceiling * level * 100))}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

interface BarProps {
  title: string;
  gross: number;
  net: number;
  ceiling: number;
}

/** What the cleaner keeps, and the fee on top. */
function Bar({ title, gross, net, ceiling }: BarProps) {
  const share = (amount: number) => `${(amount / ceiling) * 100}%`;
  return (
    <Flex
      direction="column"
      justify="flex-end"
      w="full"
      maxW="14"
      h={`${HEIGHT_REM}rem`}
      title={title}
      forcedColorAdjust="none"
      aria-hidden
    >
      <Box bg="marigold.solid" borderTopRadius="sm" style={{ height: share(gross - net) }} />
      <Box bg="ink.solid" style={{ height: share(net) }} />
    </Flex>
  );
}

function SeriesTable({ series }: { series: Series }) {
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{TEXTS.chart.columns.when}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{TEXTS.chart.columns.gross}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{TEXTS.chart.columns.net}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {labelled(series).map(({ label, date, gross, net }) => (
          <Table.Row key={date}>
            <Table.Cell>{label}</Table.Cell>
            <Table.Cell textAlign="end">{formatPounds(gross)}</Table.Cell>
            <Table.Cell textAlign="end">{formatPounds(net)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

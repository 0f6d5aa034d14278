import { Box, Flex, Stack, Table, Text } from '@chakra-ui/react';
import { formatDate, formatPounds, serviceLabel } from '@tidyhearth/domain';
import { BookingStatusBadge, Card, Link } from '../../../components/ui';
import { bookingPath } from '../../../config/booking-routes';
import type { Earnings } from '../../../lib/contract';
import { formatHours } from '../../../lib/format';
import { Section } from '../../../components/ui/section';
import { TEXTS } from '../earnings.texts';

type Transaction = Earnings['transactions'][number];

export function TransactionList({ transactions }: { transactions: Transaction[] }) {
  return (
    <Section title={TEXTS.transactions.title} level="h3">
      <Card p="0" overflow="hidden">
        {transactions.length === 0 && (
          <Text p="6" color="fg.muted">
            {TEXTS.transactions.empty}
          </Text>
        )}
        {transactions.length > 0 && (
          <>
            <Box hideBelow="md">
              <AsTable transactions={transactions} />
            </Box>
            <Stack gap="0" hideFrom="md">
              {transactions.map((transaction) => (
                <AsRow key={transaction.bookingId} transaction={transaction} />
              ))}
            </Stack>
          </>
        )}
      </Card>
    </Section>
  );
}

function AsTable({ transactions }: { transactions: Transaction[] }) {
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          {[
            TEXTS.transactions.columns.date,
            TEXTS.transactions.columns.customer,
            TEXTS.transactions.columns.service,
            TEXTS.transactions.columns.hours,
            TEXTS.transactions.columns.gross,
            TEXTS.transactions.columns.fee,
            TEXTS.transactions.columns.net,
            TEXTS.transactions.columns.status,
          ].map((title, index) => (
            <Table.ColumnHeader key={title} textAlign={index > 2 && index < 7 ? 'end' : 'start'}>
              {title}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {transactions.map((row) => (
          <Table.Row key={row.bookingId}>
            <Table.Cell>{formatDate(row.date)}</Table.Cell>
            <Table.Cell>{row.customerFirstName}</Table.Cell>
            <Table.Cell>
              <Link to={bookingPath(row.bookingId)}>{serviceLabel(row.serviceType)}</Link>
            </Table.Cell>
            <Table.Cell textAlign="end">{row.hours}</Table.Cell>
            <Table.Cell textAlign="end">{formatPounds(row.gross)}</Table.Cell>
            <Table.Cell textAlign="end">{formatPounds(row.fee)}</Table.Cell>
            <Table.Cell textAlign="end" fontWeight="semibold">
              {formatPounds(row.net)}
            </Table.Cell>
            <Table.Cell>
              <BookingStatusBadge status={row.status} side="cleaner" />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function AsRow({ transaction }: { transaction: Transaction }) {
  return (
    <Flex justify="space-between" gap="4" px="4" py="3.5" borderBottomWidth="1px">
      <Box minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <Link to={bookingPath(transaction.bookingId)}>{serviceLabel(transaction.serviceType)}</Link>,{' '}
          {transaction.customerFirstName}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {formatDate(transaction.date)}, {formatHours(transaction.hours)}
        </Text>
      </Box>
      <Stack gap="1" align="flex-end">
        <Text fontWeight="semibold" textStyle="numeric">
          {formatPounds(transaction.net)}
        </Text>
        <BookingStatusBadge status={transaction.status} side="cleaner" />
      </Stack>
    </Flex>
  );
}

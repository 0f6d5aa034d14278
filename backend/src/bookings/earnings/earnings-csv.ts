import { serviceLabel } from '@tidyhearth/domain';
import type { EarningsTransaction } from './earnings.response.js';

const HEADER = [
  'Booking',
  'Date',
  'Customer',
  'Service',
  'Hours',
  'Gross (GBP)',
  'Platform fee (GBP)',
  'Net (GBP)',
  'Status',
];

/** A spreadsheet runs text that begins like a formula; a leading apostrophe keeps it text. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. */
export function earningsCsv(transactions: readonly EarningsTransaction[]): string {
  const rows = transactions.map((t) => [
    t.bookingId,
    t.date,
    t.customerFirstName,
    serviceLabel(t.serviceType),
    t.hours,
    t.gross,
    t.fee,
    t.net,
    t.status,
  ]);
  return `\ufeff${[HEADER, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

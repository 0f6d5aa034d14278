import { serviceLabel } from '@tidyhearth/domain';
import { csvOf, type CsvColumn } from '../../common/csv.js';
import type { EarningsTransaction } from './earnings.response.js';

const COLUMNS: readonly CsvColumn<EarningsTransaction>[] = [
  ['Booking', ({ bookingId }) => bookingId],
  ['Date', ({ date }) => date],
  ['Customer', ({ customerFirstName }) => customerFirstName],
  ['Service', ({ serviceType }) => serviceLabel(serviceType)],
  ['Hours', ({ hours }) => hours],
  ['Gross (GBP)', ({ gross }) => gross],
  ['Platform fee (GBP)', ({ fee }) => fee],
  ['Net (GBP)', ({ net }) => net],
  ['Status', ({ status }) => status],
];

export function earningsCsv(transactions: readonly EarningsTransaction[]): string {
  return csvOf(COLUMNS, transactions);
}

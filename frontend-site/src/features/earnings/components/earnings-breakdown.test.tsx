import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnSite } from '../../../test/render';
import type { Earnings } from '../../../lib/contract';
import { TEXTS } from '../earnings.texts';
import { EarningsBreakdown } from './earnings-breakdown';

const EARNINGS: Earnings = {
  period: 'all-time',
  gross: '300.00',
  fee: '15.00',
  net: '285.00',
  feeRate: 0.15,
  lowestFeeRate: 0.05,
  highestFeeRate: 0.05,
  jobs: 4,
  averageJob: '75.00',
  hours: 12,
  paidJobs: 4,
  pendingJobs: 0,
  paidAmount: '285.00',
  pendingAmount: '0.00',
  nextPayout: null,
  cards: { thisMonth: '0.00', thisWeek: '0.00', totalNet: '285.00', totalEarned: '300.00' },
  series: [],
  transactions: [],
};

it.each([
  ['the rate at which its jobs were completed, which need not be that of today', 0.05, 'Platform fees (5%)'],
  ['the lowest and the highest where the rate was changed meanwhile', 0.15, 'Platform fees (5% to 15%)'],
])('the fees of a period name %s', (_what, highestFeeRate, label) => {
  renderOnSite(<EarningsBreakdown earnings={{ ...EARNINGS, highestFeeRate }} />);
  expect(screen.getByText(label)).toBeTruthy();
});

it('says what was noted between the cleaner and the customers, and speaks of no money that we pay out', () => {
  const { container } = renderOnSite(<EarningsBreakdown earnings={EARNINGS} />);
  expect(screen.getByText(TEXTS.breakdown.payment)).toBeTruthy();
  // The specification's own label is fixed.
  const words = container.textContent.replace(TEXTS.breakdown.nextPayout, '');
  expect(words).not.toMatch(/pay ?out/i);
});

import { once } from '@tidyhearth/domain';
import { formatShare } from '../../format';
import { fillRateOf, type Span } from './periods';
import { TEXTS } from '../../i18n/home.texts';

const dayFormat = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const dayLabel = (date: string) => dayFormat().format(new Date(`${date}T00:00:00Z`));

/** `20 Nov`, or `14 Nov to 20 Nov` */
export function spanLabel({ from, to }: Span): string {
  return from === to ? dayLabel(from) : TEXTS.activity.fromTo(dayLabel(from), dayLabel(to));
}

export function rateLabel(span: Pick<Span, 'postings' | 'filledPostings'>): string {
  const rate = fillRateOf(span);
  return rate === null ? TEXTS.activity.noJobs : formatShare(rate);
}

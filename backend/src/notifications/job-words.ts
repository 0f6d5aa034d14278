import { formatDate, formatPounds, serviceLabel, type ServiceId } from '@tidyhearth/domain';

interface Job {
  serviceType: ServiceId;
  city: string;
  startsAt: number;
  maxBudgetPence: number;
}

/** A job as cleaners nearby are told of it: `Deep Cleaning in Oxford on Mar 15, 2027, budget £80.00.` */
export const jobWords = ({ serviceType, city, startsAt, maxBudgetPence }: Job): string =>
  `${serviceLabel(serviceType)} in ${city} on ${formatDate(startsAt)}, budget ${formatPounds(maxBudgetPence)}.`;

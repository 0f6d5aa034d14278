import {
  addDays,
  formatAmount,
  parsePence,
  priceOf,
  toInstant,
  ukToday,
  type BookingStatus,
  type ServiceId,
} from '@tidyhearth/domain';
import { expectStatus } from './expect-status.js';
import { applyFor, postJob } from './jobs.js';
import type { Account, CleanerAccount, World } from './world.js';

/** An instant in the API's format: when UK clocks show this time on this date, with or without summer time. */
export const instantAt = (date: string, time: string): string =>
  new Date(toInstant({ date, time }) ?? Number.NaN).toISOString();

export interface BookingPayload {
  customerId: number;
  cleanerId: number;
  serviceType: ServiceId;
  homeSize: string;
  bookingDate: string;
  bookingTime: string;
  address: string;
  streetAddress: string;
  city: string;
  county: string | null;
  postcode: string;
  specialInstructions: string | null;
  accessNotes: string | null;
  estimatedDuration: number;
  totalAmount: string;
  status: BookingStatus;
}

/** The body that the booking dialog sends, with the matching total. The default is a morning a week ahead. */
export function bookingPayload(
  customer: Account,
  { cleaner }: CleanerAccount,
  changes: Partial<BookingPayload> = {},
): BookingPayload {
  const estimatedDuration = changes.estimatedDuration ?? 3;
  const rate = parsePence(cleaner.hourlyRate);
  if (rate === undefined) throw new Error(`not an amount: ${cleaner.hourlyRate}`);
  return {
    customerId: customer.user.id,
    cleanerId: cleaner.id,
    serviceType: 'regular',
    homeSize: '2 Bedrooms',
    bookingDate: addDays(ukToday(), 7),
    bookingTime: '09:00',
    address: '12 Broad Street, Oxford, OX1 3AS',
    streetAddress: '12 Broad Street',
    city: 'Oxford',
    county: null,
    postcode: 'OX1 3AS',
    specialInstructions: null,
    accessNotes: null,
    estimatedDuration,
    totalAmount: formatAmount(priceOf(rate, estimatedDuration * 60).totalPence),
    status: 'pending',
    ...changes,
  };
}

/** A pending request, made through the API. */
export async function requestBooking(
  world: World,
  customer: Account,
  cleaner: CleanerAccount,
  changes: Partial<BookingPayload> = {},
): Promise<{ id: number; status: BookingStatus }> {
  const answer = await world
    .as(customer)
    .post('/api/bookings')
    .send(bookingPayload(customer, cleaner, changes));
  expectStatus(answer, 201);
  return answer.body;
}

/** A confirmed booking that came about through a job: posted, applied for, and given to the cleaner. */
export async function agreeOnJob(world: World, customer: Account, cleaner: CleanerAccount): Promise<void> {
  const { id } = await applyFor(world, cleaner, await postJob(world, customer));
  const accepted = world.as(customer).patch(`/api/applications/${id}`).send({ status: 'accepted' });
  expectStatus(await accepted, 200);
}

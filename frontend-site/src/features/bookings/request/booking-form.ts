import {
  ACCESS_NOTES_MAX,
  ADDRESS_LINE_MAX,
  BOOKING_DURATIONS_HOURS,
  BOOKING_SERVICES,
  FORM_ERRORS,
  HOME_SIZES,
  INSTRUCTIONS_MAX,
  offersService,
  parseFullPostcode,
  suggestedDurationHours,
  toInstant,
  TOWN_MAX,
  ukToday,
} from '@tidyhearth/domain';
import * as z from 'zod/mini';
import type { Booking } from '../../../lib/contract';
import { bookableDayField } from '../../../lib/day-fields';
import { requireOneOf } from '../../../lib/require-one-of';
import { optionalPlainText, optionalText, plainText, requiredText } from '../../../lib/schemas';
import { TEXTS } from '../bookings.texts';

export interface BookingValues {
  serviceType: string;
  homeSize: string;
  /** Hours as text; empty means the suggested time. */
  duration: string;
  date: string;
  time: string;
  streetAddress: string;
  city: string;
  county: string;
  postcode: string;
  specialInstructions: string;
  accessNotes: string;
}

export const EMPTY_BOOKING: BookingValues = {
  serviceType: '',
  homeSize: '',
  duration: '',
  date: '',
  time: '',
  streetAddress: '',
  city: '',
  county: '',
  postcode: '',
  specialInstructions: '',
  accessNotes: '',
};

/** What is known before the form opens, such as the chosen day or the postcode of the search. */
export interface BookingStart extends Partial<
  Pick<BookingValues, 'date' | 'time' | 'postcode' | 'serviceType'>
> {
  /** The id of an earlier booking to prefill the form from. */
  again?: number;
}

/**
 * The initial values of a booking like an earlier one, except for the day. Of an address that is no longer kept, only a
 * part remains.
 */
export function valuesLike(earlier: Booking, offered: readonly string[]): Partial<BookingValues> {
  const { serviceType, homeSize, estimatedDuration, streetAddress, city, county, postcode } = earlier;
  return {
    serviceType:
      BOOKING_SERVICES.find((one) => offersService([serviceType], one) && offersService(offered, one)) ?? '',
    homeSize: HOME_SIZES.find((one) => one === homeSize) ?? '',
    duration: String(BOOKING_DURATIONS_HOURS.find((one) => one === estimatedDuration) ?? ''),
    ...(streetAddress && { streetAddress, city, county: county ?? '', postcode }),
    specialInstructions: earlier.specialInstructions ?? '',
    accessNotes: earlier.accessNotes ?? '',
  };
}

/** Not stored in the draft that this tab keeps. */
export const SECRETS = ['accessNotes'] as const satisfies readonly (keyof BookingValues)[];

const chosen = (message: string) => z.string().check(z.minLength(1, message));

export const bookingSchema = z.object({
  serviceType: chosen(TEXTS.request.errors.service),
  homeSize: chosen(TEXTS.request.errors.homeSize),
  duration: z.string(),
  date: bookableDayField(FORM_ERRORS.dateRequired).check(
    z.refine((date) => date === '' || date >= ukToday(), TEXTS.request.errors.date),
  ),
  time: chosen(FORM_ERRORS.timeRequired),
  streetAddress: requiredText(TEXTS.request.errors.street, ADDRESS_LINE_MAX),
  city: plainText(TEXTS.request.errors.city, TOWN_MAX),
  county: optionalPlainText(TOWN_MAX),
  postcode: z.string().check(
    z.trim(),
    z.minLength(1, TEXTS.request.errors.postcode),
    z.refine((typed) => typed === '' || parseFullPostcode(typed) !== undefined, FORM_ERRORS.fullPostcode),
  ),
  specialInstructions: optionalText(INSTRUCTIONS_MAX),
  accessNotes: optionalText(ACCESS_NOTES_MAX),
});

/** A chosen duration overrides the one that the size of the home suggests. */
export function durationOf({ duration, homeSize }: Pick<BookingValues, 'duration' | 'homeSize'>) {
  const hours = BOOKING_DURATIONS_HOURS.find((option) => String(option) === duration);
  return hours ?? suggestedDurationHours(homeSize);
}

interface Parties {
  customerId: number;
  cleanerId: number;
  totalAmount: string;
  farAddressConfirmed: boolean;
}

export function toBookingPayload(values: BookingValues, parties: Parties) {
  const { streetAddress, city, date, time } = values;
  const postcode = parseFullPostcode(values.postcode) ?? values.postcode;
  const county = values.county || null;
  const startsAt = toInstant({ date, time });
  return {
    ...parties,
    serviceType: requireOneOf(values.serviceType, BOOKING_SERVICES),
    homeSize: requireOneOf(values.homeSize, HOME_SIZES),
    bookingDate: startsAt === undefined ? date : new Date(startsAt).toISOString(),
    bookingTime: time,
    address: [streetAddress, city, county, postcode].filter(Boolean).join(', '),
    streetAddress,
    city,
    county,
    postcode,
    specialInstructions: values.specialInstructions || null,
    accessNotes: values.accessNotes || null,
    estimatedDuration: durationOf(values),
    status: 'pending' as const,
  };
}

import { PLAIN_TEXT_MESSAGES, TIME_ERRORS, TOWN_MAX } from '@tidyhearth/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingAt } from '../../../test/booking';
import { TEXTS } from '../bookings.texts';
import {
  bookingSchema,
  durationOf,
  EMPTY_BOOKING,
  toBookingPayload,
  valuesLike,
  type BookingValues,
} from './booking-form';
import { summarisePrice } from './price-summary';

const FILLED: BookingValues = {
  serviceType: 'regular',
  homeSize: '2 Bedrooms',
  duration: '',
  date: '2026-12-03',
  time: '09:00',
  streetAddress: '1 High Street',
  city: 'Oxford',
  county: '',
  postcode: 'ox12jd',
  specialInstructions: '',
  accessNotes: '',
};

describe('the price', () => {
  it.each([
    ['25.00', 3, '75.00'],
    ['17.35', 2.5, '43.38'],
    ['12.01', 1.5, '18.02'],
    ['80.00', 8, '640.00'],
  ])('of £%s for %d hours is £%s', (rate, hours, total) => {
    expect(summarisePrice(rate, hours).total).toBe(total);
  });

  it('waives the reference fee of £5.00 in the beta', () => {
    expect(summarisePrice('25.00', 2)).toMatchObject({
      feeWaived: true,
      platformFee: '0.00',
      originalPlatformFee: '5.00',
      subtotal: '50.00',
    });
  });

  it('adds a fee that is charged', () => {
    expect(summarisePrice('25.00', 2, '4.50')).toMatchObject({ feeWaived: false, total: '54.50' });
  });
});

describe('the duration', () => {
  it.each([
    ['Studio/1 Bedroom', 2],
    ['2 Bedrooms', 3],
    ['3 Bedrooms', 4],
    ['4+ Bedrooms', 5],
    ['', 3],
  ])('suggested for %j is %d hours', (homeSize, hours) => {
    expect(durationOf({ homeSize, duration: '' })).toBe(hours);
  });

  it('that someone chose overrides the suggestion', () => {
    expect(durationOf({ homeSize: '4+ Bedrooms', duration: '1.5' })).toBe(1.5);
  });
});

describe('the request', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T12:00:00Z') }));

  afterEach(() => vi.useRealTimers());

  it('carries the address joined and the postcode in full', () => {
    const payload = toBookingPayload(FILLED, {
      customerId: 1,
      cleanerId: 2,
      totalAmount: '75.00',
      farAddressConfirmed: false,
    });
    expect(payload).toMatchObject({
      address: '1 High Street, Oxford, OX1 2JD',
      postcode: 'OX1 2JD',
      county: null,
      specialInstructions: null,
      estimatedDuration: 3,
      status: 'pending',
    });
  });

  it.each([
    ['2026-12-03', '2026-12-03T09:00:00.000Z'],
    ['2027-07-01', '2027-07-01T08:00:00.000Z'],
  ])('means nine on a UK clock on %s', (date, instant) => {
    const payload = toBookingPayload(
      { ...FILLED, date },
      { customerId: 1, cleanerId: 2, totalAmount: '75.00', farAddressConfirmed: false },
    );
    expect(payload.bookingDate).toBe(instant);
  });

  it('needs everything but county, instructions and a chosen duration', () => {
    const issues = bookingSchema.safeParse(EMPTY_BOOKING).error?.issues ?? [];
    expect(new Set(issues.map(({ path }) => path[0]))).toEqual(
      new Set(['serviceType', 'homeSize', 'date', 'time', 'streetAddress', 'city', 'postcode']),
    );
    expect(bookingSchema.safeParse(FILLED).success).toBe(true);
  });

  it('refuses half a postcode: a cleaner could not find the door', () => {
    expect(bookingSchema.safeParse({ ...FILLED, postcode: 'OX1' }).success).toBe(false);
  });

  it.each(['city', 'county'] as const)('names a %s as the server takes it', (field) => {
    const messagesOf = (text: string) =>
      bookingSchema
        .safeParse({ ...FILLED, [field]: text })
        .error?.issues.map(({ path, message }) => [path[0], message]);
    expect(messagesOf('a'.repeat(TOWN_MAX))).toBeUndefined();
    expect(messagesOf('a'.repeat(TOWN_MAX + 1))).toEqual([[field, `At most ${TOWN_MAX} characters, please`]]);
    expect(messagesOf('see evil.example')).toEqual([[field, PLAIN_TEXT_MESSAGES.address]]);
  });
});

describe('a booking like an earlier one', () => {
  const earlier = bookingAt('2026-11-02T09:00:00.000Z', {
    specialInstructions: 'Mind the cat',
    accessNotes: 'Key safe by the meter',
  });

  it('takes over all but the day', () => {
    expect(valuesLike(earlier, ['regular'])).toEqual({
      serviceType: 'regular',
      homeSize: '2 Bedrooms',
      duration: '2',
      streetAddress: '12 Walton Street',
      city: 'Oxford',
      county: '',
      postcode: 'OX1 2JD',
      specialInstructions: 'Mind the cat',
      accessNotes: 'Key safe by the meter',
    });
  });

  it.each([
    ['the form’s word for the service of a job', { serviceType: 'standard' }, { serviceType: 'regular' }],
    ['no service that the cleaner no longer offers', { serviceType: 'deep' }, { serviceType: '' }],
    ['no service that the form does not have', { serviceType: 'oven' }, { serviceType: '' }],
    ['no size that the form does not have', { homeSize: 'Medium' }, { homeSize: '' }],
    ['no duration that the form does not have', { estimatedDuration: 0.5 }, { duration: '' }],
  ])('takes over %s', (_, changes, expected) => {
    expect(valuesLike({ ...earlier, ...changes }, ['regular'])).toMatchObject(expected);
  });
});

describe('the day of a booking', () => {
  beforeEach(() => vi.setSystemTime(Date.parse('2026-11-23T09:00:00Z')));
  afterEach(() => vi.useRealTimers());

  it.each([
    ['0026-12-03', TIME_ERRORS.year],
    ['202612-12-03', TIME_ERRORS.year],
    ['2028-12-03', TIME_ERRORS.tooFar],
    ['2025-12-03', TEXTS.request.errors.date],
  ])('is refused for what it is: %s', (date, message) => {
    const [first] = bookingSchema.safeParse({ ...FILLED, date }).error?.issues ?? [];
    expect([first?.path[0], first?.message]).toEqual(['date', message]);
  });

  it('may be the last that can be booked', () => {
    expect(bookingSchema.safeParse({ ...FILLED, date: '2027-12-28' }).success).toBe(true);
  });
});

import {
  BOOKING_SERVICES,
  formatPounds,
  lastBookableDay,
  offersService,
  parseFullPostcode,
  TOASTS,
  ukToday,
} from '@tidyhearth/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldErrors, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { type ApiError, reasonOf } from '../../../lib/api-error';
import type { AccountUser, Booking, CleanerProfile } from '../../../lib/contract';
import { readDraft } from '../../../lib/submit/draft';
import { zodResolver } from '../../../lib/form';
import { leadTo, showFieldErrors } from '../../../lib/submit/field-errors';
import { useFormDraft } from '../../../lib/submit/use-form-draft';
import { signInAgain, useHeldSession } from '../../../lib/submit/with-sign-in';
import { currentUser } from '../../../lib/session';
import { toastError } from '../../../lib/toast';
import { cleanerQuery } from '../../cleaners/hooks/use-cleaner';
import { createBooking } from '../api/book';
import {
  bookingSchema,
  type BookingStart,
  type BookingValues,
  durationOf,
  EMPTY_BOOKING,
  SECRETS,
  toBookingPayload,
  valuesLike,
} from './booking-form';
import { summarisePrice } from './price-summary';
import { GROUPS } from '../../../server-state/query-groups';
import { useSubmit } from '../../../lib/submit/use-submit';
import { useBookingFee } from '../api/booking-fee';
import { TIME_PICKER } from '../times/time-picker';
import { TEXTS } from '../bookings.texts';

const NOT_FREE = [
  'SLOT_TAKEN',
  'SLOT_BLOCKED',
  'OUTSIDE_HOURS',
  'START_NOT_OFFERED',
  'TIME_IN_PAST',
  'TIME_INVALID',
  'TIME_TOO_FAR',
] as const;

/** In the order of the form on the page. */
const FIELDS = Object.keys(EMPTY_BOOKING) as (keyof BookingValues)[];

/** Edits to an earlier booking are stored separately from a booking begun from scratch. */
const draftKey = (cleanerId: number, earlier?: Booking) =>
  `booking-draft-${cleanerId}${earlier ? `-${earlier.id}` : ''}`;

/** Drops a day that can't be booked, because the form would otherwise say that the cleaner has no time then. */
const bookableOnly = <Start extends Pick<BookingStart, 'date' | 'time'>>(start: Start): Start =>
  start.date && (start.date < ukToday() || start.date > lastBookableDay())
    ? { ...start, date: '', time: '' }
    : start;

/**
 * In this order: the day just chosen, the draft, what remains of the earlier booking, and the home of the account. The
 * postcode of the search is used only if no home is known, because it would not fit another street.
 */
function startWith(
  cleaner: CleanerProfile,
  start: BookingStart,
  user: AccountUser | undefined,
  earlier: Booking | undefined,
): BookingValues {
  const { date = '', time = '', postcode = '', serviceType = '' } = bookableOnly(start);
  const hasHome = Boolean(user?.streetAddress || user?.postcode);
  const known = {
    ...EMPTY_BOOKING,
    serviceType:
      BOOKING_SERVICES.find((one) => one === serviceType && offersService(cleaner.services, one)) ?? '',
    streetAddress: user?.streetAddress ?? '',
    city: user?.city ?? earlier?.city ?? '',
    county: user?.county ?? '',
    postcode: hasHome ? (user?.postcode ?? '') : (parseFullPostcode(postcode) ?? ''),
    ...(earlier && valuesLike(earlier, cleaner.services)),
  };
  const draft = bookableOnly(readDraft(draftKey(cleaner.id, earlier), EMPTY_BOOKING));
  const typed = Object.entries(draft).filter(([, value]) => value !== '');
  const chosen = date && { date, ...(date !== draft.date && { time }), ...(time && { time }) };
  return { ...known, ...Object.fromEntries(typed), ...chosen };
}

/**
 * The library would focus the field registered first, which is not the first on the page, and the times are not a
 * registered field.
 */
function focusFirstError(form: UseFormReturn<BookingValues>, errors: FieldErrors<BookingValues>) {
  const first = FIELDS.find((name) => errors[name] !== undefined);
  if (first === 'time') (timePicker()?.querySelector<HTMLElement>('input:enabled') ?? timePicker())?.focus();
  else if (first) leadTo(form, first);
}

const timePicker = () => document.getElementById(TIME_PICKER);

/** The price according to the server, and the duration that it's for. */
interface ChangedPrice {
  total: string;
  duration: number;
}

function useRefreshBookings() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: GROUPS.bookings });
}

/** Shows a refusal where it can be corrected: at the total, or beside its field, which gets the focus. */
function useRefusals(form: UseFormReturn<BookingValues>, cleaner: CleanerProfile, duration: number) {
  const client = useQueryClient();
  const refreshBookings = useRefreshBookings();
  const [changedPrice, setChangedPrice] = useState<ChangedPrice>();
  const [farPostcode, setFarPostcode] = useState<string>();
  /** The field that the server refused last. Its message is beside it, which on a phone may be far above the button. */
  const [refused, setRefused] = useState<{ name: keyof BookingValues }>();
  const { getValues, setError, setFocus, setValue } = form;
  useEffect(() => {
    // The free times are read again. Focuses the whole picker, because any single time may be gone in a moment.
    if (refused?.name === 'time') timePicker()?.focus();
    else if (refused) leadTo({ setFocus }, refused.name);
  }, [refused, setFocus]);

  const show = (error: ApiError): boolean => {
    if (error.code === 'PRICE_CHANGED' && typeof error.body.totalAmount === 'string') {
      setChangedPrice({ total: error.body.totalAmount, duration });
      void client.invalidateQueries({ queryKey: cleanerQuery(cleaner.id).queryKey });
      return true;
    }
    if (error.code === 'FAR_FROM_CLEANER') {
      setFarPostcode(getValues('postcode'));
      setError('postcode', { message: TEXTS.request.farAway(cleaner.user.firstName) });
      setRefused({ name: 'postcode' });
      return true;
    }
    if (NOT_FREE.some((code) => error.code === code)) {
      setValue('time', '');
      setError('time', { message: reasonOf(error, TOASTS.bookingFailed.description) });
      setRefused({ name: 'time' });
      refreshBookings();
      return true;
    }
    showFieldErrors(error, form);
    return false;
  };
  return { show, changedPrice, farPostcode };
}

export function useBookingForm(
  cleaner: CleanerProfile,
  start: BookingStart,
  earlier: Booking | undefined,
  onBooked: (booking: Booking) => void,
) {
  const bookingFee = useBookingFee();
  const form = useForm<BookingValues>({
    resolver: zodResolver(bookingSchema),
    defaultValues: startWith(cleaner, start, currentUser(), earlier),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control, compute: (typed: BookingValues) => ({ ...typed }) });
  const duration = durationOf(values);
  const price = summarisePrice(cleaner.hourlyRate, duration, bookingFee);
  // Nobody should agree to a rate that replaced the one they had read.
  const [seenRate] = useState(cleaner.hourlyRate);
  useFormDraft(form, draftKey(cleaner.id, earlier), SECRETS);
  useHeldSession();
  const { show: showRefusal, changedPrice, farPostcode } = useRefusals(form, cleaner, duration);
  const told = changedPrice?.duration === duration ? changedPrice.total : undefined;
  const priceChanged = told !== undefined || cleaner.hourlyRate !== seenRate;
  const total = told ?? price.total;
  const isFar = farPostcode !== undefined && farPostcode === values.postcode;
  const request = useSubmit({
    send: createBooking,
    done: (booking) => ({
      ...TOASTS.bookingConfirmed,
      description: TEXTS.request.sent(cleaner.user.firstName, formatPounds(booking.totalAmount)),
    }),
    failed: TOASTS.bookingFailed,
    onRefused: showRefusal,
    draft: draftKey(cleaner.id, earlier),
    // Not awaited, because the form would otherwise show the time just booked as taken.
    onDone: useRefreshBookings(),
    leave: onBooked,
  });

  const book = async (filled: BookingValues): Promise<void> => {
    const user = currentUser();
    // An account stored on this device may lack fields.
    if (!user?.id) {
      if (await signInAgain()) await book(filled);
      return;
    }
    await request.submit(
      toBookingPayload(filled, {
        customerId: user.id,
        cleanerId: cleaner.id,
        totalAmount: total,
        farAddressConfirmed: isFar,
      }),
    );
  };
  const complain = (errors: FieldErrors<BookingValues>) => {
    focusFirstError(form, errors);
    if (currentUser()) toastError(TOASTS.missingInformation);
    else toastError(TOASTS.authenticationRequired);
  };

  return {
    form,
    values,
    duration,
    price,
    total,
    priceChanged,
    isFar,
    submit: form.handleSubmit(book, complain),
  };
}

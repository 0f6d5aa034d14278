import { formatPounds, TOASTS } from '@tidyhearth/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, isApiError, reasonOf } from '../../../lib/api-error';
import type { AccountUser, Booking, CleanerProfile } from '../../../lib/contract';
import { dropDraft, keepDraft, readDraft } from '../../../lib/draft';
import { zodResolver } from '../../../lib/form';
import { useIdempotencyKey } from '../../../lib/idempotency';
import { currentUser } from '../../../lib/session';
import { toast, toastError } from '../../../lib/toast';
import { createBooking } from '../api/bookings';
import {
  bookingSchema,
  type BookingValues,
  durationOf,
  EMPTY_BOOKING,
  toBookingPayload,
} from '../booking-form';
import { summarisePrice } from '../price-summary';
import { slotsKey, useBookingFee } from './use-free-starts';

const NOT_FREE = ['SLOT_TAKEN', 'SLOT_BLOCKED', 'OUTSIDE_HOURS', 'TIME_IN_PAST', 'TIME_INVALID'] as const;

const draftKey = (cleanerId: number) => `booking-draft-${cleanerId}`;

/** The draft first, then what the account knows of the home. */
function startWith(cleanerId: number, date: string, user: AccountUser | undefined): BookingValues {
  const known = {
    ...EMPTY_BOOKING,
    date,
    streetAddress: user?.streetAddress ?? '',
    city: user?.city ?? '',
    county: user?.county ?? '',
    postcode: user?.postcode ?? '',
  };
  const draft = readDraft(draftKey(cleanerId), EMPTY_BOOKING);
  const typed = Object.entries(draft).filter(([, value]) => value !== '');
  return { ...known, ...Object.fromEntries(typed), ...(date && { date }) };
}

export function useBookingForm(cleaner: CleanerProfile, date: string, onBooked: (booking: Booking) => void) {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const bookingFee = useBookingFee();
  const [changedTotal, setChangedTotal] = useState<string>();
  const form = useForm<BookingValues>({
    resolver: zodResolver(bookingSchema),
    defaultValues: startWith(cleaner.id, date, currentUser()),
  });
  const values = form.watch();
  const duration = durationOf(values);
  const price = summarisePrice(cleaner.hourlyRate, duration, bookingFee);
  const total = changedTotal ?? price.total;

  useEffect(() => {
    const { unsubscribe } = form.watch((typed) =>
      keepDraft(draftKey(cleaner.id), { ...EMPTY_BOOKING, ...typed }),
    );
    return unsubscribe;
  }, [form, cleaner.id]);
  // The server's word on the price holds for the duration it was said of.
  useEffect(() => setChangedTotal(undefined), [duration]);

  const refuse = (error: unknown) => {
    if (isApiError(error, 'PRICE_CHANGED') && typeof error.body.totalAmount === 'string') {
      setChangedTotal(error.body.totalAmount);
      void client.invalidateQueries({ queryKey: ['/api/cleaners/{id}', cleaner.id] });
      return;
    }
    if (NOT_FREE.some((code) => isApiError(error, code))) {
      form.setValue('time', '');
      form.setError('time', { message: reasonOf(error, TOASTS.bookingFailed.description) });
      void client.invalidateQueries({ queryKey: slotsKey(cleaner.id, values.date) });
      return;
    }
    if (error instanceof ApiError) {
      for (const [name, message] of Object.entries(error.fieldErrors)) {
        if (name in EMPTY_BOOKING) form.setError(name as keyof BookingValues, { message });
      }
    }
    toastError(TOASTS.bookingFailed, reasonOf(error, TOASTS.bookingFailed.description));
  };

  const book = async (filled: BookingValues) => {
    const user = currentUser();
    if (!user?.id) return toastError(TOASTS.authenticationRequired);
    const payload = toBookingPayload(filled, {
      customerId: user.id,
      cleanerId: cleaner.id,
      totalAmount: total,
    });
    try {
      const booking = await createBooking(payload, keyFor(payload));
      dropDraft(draftKey(cleaner.id));
      void client.invalidateQueries({
        predicate: ({ queryKey: [first] }) => typeof first === 'string' && first.startsWith('/api/bookings'),
      });
      toast(TOASTS.bookingConfirmed, {
        description: `${cleaner.user.firstName} has your request for ${formatPounds(booking.totalAmount)} and will answer soon.`,
      });
      onBooked(booking);
    } catch (error) {
      refuse(error);
    }
  };
  const complain = () => {
    if (currentUser()) toastError(TOASTS.missingInformation);
    else toastError(TOASTS.authenticationRequired);
  };

  return {
    form,
    values,
    duration,
    price,
    total,
    priceChanged: changedTotal !== undefined,
    submit: form.handleSubmit(book, complain),
  };
}

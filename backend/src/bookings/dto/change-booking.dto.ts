import { DateOrInstant, OneOf, UkTime } from '../../common/fields.js';

export const REQUESTABLE_STATUSES = ['confirmed', 'completed', 'cancelled'] as const;
export type RequestableStatus = (typeof REQUESTABLE_STATUSES)[number];

export class ChangeBookingStatusDto {
  @OneOf(REQUESTABLE_STATUSES)
  status: RequestableStatus;
}

export class RescheduleBookingDto {
  @DateOrInstant()
  bookingDate: string;

  @UkTime()
  bookingTime: string;
}

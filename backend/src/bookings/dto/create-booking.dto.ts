import {
  ADDRESS_LINE_MAX,
  BOOKING_DURATIONS_HOURS,
  BOOKING_STATUSES,
  COMPOSED_ADDRESS_MAX,
  HOME_SIZES,
  SERVICE_IDS,
  TOWN_MAX,
  type BookingStatus,
  type ServiceId,
} from '@tidyhearth/domain';
import {
  Amount,
  DateOrInstant,
  Flag,
  FullPostcode,
  Id,
  NumberFrom,
  OneOf,
  PlainText,
  Text,
  UkTime,
} from '../../common/fields.js';
import { AccessNotes, SpecialInstructions } from './job-notes.js';

export class CreateBookingDto {
  @Id({ optional: true, description: 'Id of the caller’s account; another id is refused' })
  customerId?: number;

  @Id()
  cleanerId: number;

  @OneOf(SERVICE_IDS, { example: 'regular' })
  serviceType: ServiceId;

  @OneOf(HOME_SIZES, { example: '2 Bedrooms' })
  homeSize: string;

  @DateOrInstant({ description: 'Day of the booking; an instant is read as its day in UK time' })
  bookingDate: string;

  @UkTime({ onHalfHour: true, description: 'Start in UK time, on the hour or half hour' })
  bookingTime: string;

  @Text({
    max: COMPOSED_ADDRESS_MAX,
    optional: true,
    nullable: true,
    description: 'Ignored: the server composes the address from its parts',
  })
  address?: string | null;

  @Text({ max: ADDRESS_LINE_MAX, example: '12 Walton Street' })
  streetAddress: string;

  @PlainText({ max: TOWN_MAX, example: 'Oxford' })
  city: string;

  @PlainText({ max: TOWN_MAX, optional: true, nullable: true, example: 'Oxfordshire' })
  county?: string | null;

  @FullPostcode()
  postcode: string;

  @SpecialInstructions()
  specialInstructions?: string | null;

  @AccessNotes()
  accessNotes?: string | null;

  @NumberFrom(BOOKING_DURATIONS_HOURS, { example: 3, description: 'Length in hours' })
  estimatedDuration: number;

  @Amount({
    maxPence: 99_999_999,
    optional: true,
    description:
      'Total that the customer saw; if the price is different, the answer is 409 with the current total',
  })
  totalAmount?: string;

  @Flag({ optional: true, description: 'Whether the customer has confirmed an address far from the cleaner' })
  farAddressConfirmed?: boolean;

  @OneOf(BOOKING_STATUSES, { optional: true, description: 'Ignored: a request is always pending' })
  status?: BookingStatus;
}

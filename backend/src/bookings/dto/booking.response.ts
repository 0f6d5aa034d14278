import { ApiProperty } from '@nestjs/swagger';
import { BOOKING_STATUSES, type BookingStatus } from '@tidyhearth/domain';
import { amountOf, isoOf } from '../../database/columns.js';

class PersonName {
  @ApiProperty({ example: 'Ada' })
  firstName: string;

  @ApiProperty({ example: 'Lane' })
  lastName: string;
}

class BookingCleaner {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  userId: number;

  @ApiProperty({ type: String, nullable: true })
  profileImage: string | null;

  @ApiProperty({ type: PersonName })
  user: PersonName;

  @ApiProperty({ type: String, nullable: true, description: 'Once confirmed, if the cleaner shares it' })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Once confirmed, if the cleaner shares it' })
  email: string | null;
}

class BookingCustomer extends PersonName {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: String, nullable: true })
  profileImageUrl: string | null;

  @ApiProperty({ example: 4.9 })
  rating: number;

  @ApiProperty({ type: 'integer' })
  reviewCount: number;

  @ApiProperty({ type: String, nullable: true, description: 'Once confirmed, if the customer shares it' })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Once confirmed, if the customer shares it' })
  email: string | null;
}

export class BookingResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  customerId: number;

  @ApiProperty({ type: 'integer' })
  cleanerId: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The job it came from' })
  postingId: number | null;

  @ApiProperty({ example: 'regular' })
  serviceType: string;

  @ApiProperty({ example: '2 Bedrooms' })
  homeSize: string;

  @ApiProperty({ format: 'date-time', description: 'The instant of the start' })
  bookingDate: string;

  @ApiProperty({ example: '09:00', description: 'On a UK clock' })
  bookingTime: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({ example: '12 Walton Street, Oxford, Oxfordshire, OX1 2JD' })
  address: string;

  @ApiProperty()
  streetAddress: string;

  @ApiProperty()
  city: string;

  @ApiProperty({ type: String, nullable: true })
  county: string | null;

  @ApiProperty({ example: 'OX1 2JD' })
  postcode: string;

  @ApiProperty({ type: String, nullable: true })
  specialInstructions: string | null;

  @ApiProperty({ example: 3, description: 'Hours' })
  estimatedDuration: number;

  @ApiProperty({ example: '75.00' })
  totalAmount: string;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  status: BookingStatus;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ type: BookingCleaner })
  cleaner: BookingCleaner;

  @ApiProperty({ type: BookingCustomer })
  customer: BookingCustomer;

  @ApiProperty({ description: 'The caller has written a review of it' })
  isReviewedByMe: boolean;
}

export interface BookingRow {
  id: number;
  customerId: number;
  cleanerId: number;
  postingId: number | null;
  serviceType: string;
  homeSize: string;
  bookingDate: string;
  bookingTime: string;
  startsAt: number;
  endsAt: number;
  durationMinutes: number;
  address: string;
  streetAddress: string;
  city: string;
  county: string | null;
  postcode: string;
  specialInstructions: string | null;
  totalPence: number;
  status: BookingStatus;
  createdAt: number;
  updatedAt: number;
  cleanerUserId: number;
  cleanerImage: string | null;
  cleanerFirstName: string;
  cleanerLastName: string;
  cleanerPhone: string | null;
  cleanerEmail: string;
  cleanerShares: number;
  customerFirstName: string;
  customerLastName: string;
  customerImage: string | null;
  customerPhone: string | null;
  customerEmail: string;
  customerShares: number;
  customerRating: number;
  customerReviews: number;
  isReviewedByMe: number;
}

/** One `?`: the viewer, for `isReviewedByMe`. */
export const BOOKING_SELECT = `SELECT b.id, b.customerId, b.cleanerId, b.postingId, b.serviceType, b.homeSize, b.bookingDate, b.bookingTime,
    b.startsAt, b.endsAt, b.durationMinutes, b.address, b.streetAddress, b.city, b.county, b.postcode, b.specialInstructions,
    b.totalPence, b.status, b.createdAt, b.updatedAt,
    k.userId AS cleanerUserId, k.profileImage AS cleanerImage, ku.firstName AS cleanerFirstName, ku.lastName AS cleanerLastName,
    ku.phone AS cleanerPhone, ku.email AS cleanerEmail, ku.shareContactInfo AS cleanerShares,
    cu.firstName AS customerFirstName, cu.lastName AS customerLastName, cu.profileImageUrl AS customerImage,
    cu.phone AS customerPhone, cu.email AS customerEmail, cu.shareContactInfo AS customerShares,
    cu.ratingHundredths AS customerRating, cu.reviewCount AS customerReviews,
    EXISTS (SELECT 1 FROM reviews r WHERE r.bookingId = b.id AND r.reviewerId = ?) AS isReviewedByMe
  FROM bookings b
  JOIN cleaners k ON k.id = b.cleanerId
  JOIN users ku ON ku.id = k.userId
  JOIN users cu ON cu.id = b.customerId`;

/** Contact details are given out while there is work to agree on or just done, and only by those who share theirs. */
const CONTACT_STATUSES: readonly BookingStatus[] = ['confirmed', 'completed', 'paid'];

export function toBooking(row: BookingRow, viewerId: number): BookingResponse {
  const mayContact = CONTACT_STATUSES.includes(row.status);
  const sees = (ownerId: number, shares: number) => ownerId === viewerId || (mayContact && Boolean(shares));
  const seesCleaner = sees(row.cleanerUserId, row.cleanerShares);
  const seesCustomer = sees(row.customerId, row.customerShares);
  return {
    id: row.id,
    customerId: row.customerId,
    cleanerId: row.cleanerId,
    postingId: row.postingId,
    serviceType: row.serviceType,
    homeSize: row.homeSize,
    bookingDate: isoOf(row.startsAt),
    bookingTime: row.bookingTime,
    startsAt: isoOf(row.startsAt),
    endsAt: isoOf(row.endsAt),
    address: row.address,
    streetAddress: row.streetAddress,
    city: row.city,
    county: row.county,
    postcode: row.postcode,
    specialInstructions: row.specialInstructions,
    estimatedDuration: row.durationMinutes / 60,
    totalAmount: amountOf(row.totalPence),
    status: row.status,
    createdAt: isoOf(row.createdAt),
    updatedAt: isoOf(row.updatedAt),
    cleaner: {
      id: row.cleanerId,
      userId: row.cleanerUserId,
      profileImage: row.cleanerImage,
      user: { firstName: row.cleanerFirstName, lastName: row.cleanerLastName },
      phone: seesCleaner ? row.cleanerPhone : null,
      email: seesCleaner ? row.cleanerEmail : null,
    },
    customer: {
      id: row.customerId,
      firstName: row.customerFirstName,
      lastName: row.customerLastName,
      profileImageUrl: row.customerImage,
      rating: row.customerRating / 100,
      reviewCount: row.customerReviews,
      phone: seesCustomer ? row.customerPhone : null,
      email: seesCustomer ? row.customerEmail : null,
    },
    isReviewedByMe: Boolean(row.isReviewedByMe),
  };
}

import type {
  ApplicationStatus,
  BookingStatus,
  CleanerStatus,
  PostingStatus,
  ResponseTime,
  ReviewType,
  TimeRange,
  WorkingHours,
} from '@tidyhearth/domain';
import type { CleanerPlace } from '../../cleaners/cleaner-place.js';
import type { Place } from './places.js';

export interface Person {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  home: Place;
  postcode: string;
  street: string;
  joinedAt: number;
  isVerified: boolean;
  isSuspended: boolean;
  /** Skin tone of the portrait. */
  tone: number;
  photo: string | null;
  /** Ratings received. */
  ratings: number[];
}

export interface Customer extends Person {
  preferences: string | null;
}

export interface Cleaner extends Person {
  id: number;
  status: CleanerStatus;
  rejectionReason: string | null;
  place: CleanerPlace;
  bio: string;
  experience: string | null;
  ratePence: number;
  services: string[];
  responseTime: ResponseTime;
  isAvailable: boolean;
  isInsured: boolean;
  isBackgroundChecked: boolean;
  claimsBackgroundCheck: boolean;
  /** The last name under which the badges were checked, before a change of name removed them. */
  formerLastName?: string;
  hours: WorkingHours[];
  blocks: (TimeRange & { reason: string | null })[];
  /** The probability of a five-star review. */
  quality: number;
}

export interface Change {
  from: BookingStatus | null;
  to: BookingStatus;
  /** Null for the server, and for the admin if that account does not exist yet. */
  by: number | null;
  at: number;
}

export interface Booking extends TimeRange {
  id: number;
  customer: Customer;
  cleaner: Cleaner;
  /** The job, if the booking comes from an accepted bid. */
  posting: Posting | null;
  service: string;
  homeSize: string;
  date: string;
  time: string;
  minutes: number;
  ratePence: number;
  totalPence: number;
  status: BookingStatus;
  notes: string | null;
  changes: Change[];
}

export interface Review {
  id: number;
  booking: Booking;
  reviewerId: number;
  revieweeId: number;
  type: ReviewType;
  rating: number;
  comment: string;
  at: number;
}

export interface Bid {
  id: number;
  cleaner: Cleaner;
  ratePence: number;
  message: string | null;
  status: ApplicationStatus;
  at: number;
}

export interface Posting {
  id: number;
  customer: Customer;
  service: string;
  date: string;
  time: string | null;
  startsAt: number;
  minutes: number;
  notes: string;
  budgetPence: number;
  status: PostingStatus;
  assignedTo: Cleaner | null;
  latitude: number;
  longitude: number;
  bids: Bid[];
  at: number;
}

export interface Message {
  id: number;
  from: Person;
  to: Person;
  booking: Booking;
  content: string;
  isRead: boolean;
  at: number;
}

export interface BellItem {
  userId: number;
  type: string;
  title: string;
  message: string;
  booking: Booking | null;
  posting: Posting | null;
  bid: Bid | null;
  conversationId: string | null;
  isRead: boolean;
  at: number;
}

export interface Market {
  cleaners: Cleaner[];
  customers: Customer[];
  bookings: Booking[];
  reviews: Review[];
  postings: Posting[];
  messages: Message[];
  bellItems: BellItem[];
}

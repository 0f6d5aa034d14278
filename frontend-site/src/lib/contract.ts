import type {
  ApplicationStatus,
  BookingStatus,
  CleanerStatus,
  NotificationType,
  PlacePrecision,
  PostingStatus,
  ReviewType,
  UserType,
} from '@tidyhearth/domain';

/** Answers of the API, named as its documents name them. Money is a decimal string, an instant an ISO string. */
export interface AccountUser {
  id: number;
  username: string | null;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  userType: UserType;
  isAdmin: boolean;
  isVerified: boolean;
  emailVerified: boolean;
  isSuspended: boolean;
  is2FAEnabled: boolean;
  profileImageUrl: string | null;
  rating: number;
  reviewCount: number;
  allowProfileSearch: boolean;
  shareContactInfo: boolean;
  emailNotifications: boolean;
  smsNotifications: boolean;
  streetAddress: string | null;
  city: string | null;
  county: string | null;
  postcode: string | null;
  cleaningPreferences: string | null;
  cleanerId: number | null;
  cleanerStatus: CleanerStatus | null;
  createdAt: string;
}

export interface CleanerCard {
  id: number;
  userId: number;
  user: { id: number; firstName: string; lastName: string };
  profileImage: string | null;
  location: string;
  rating: number;
  reviewCount: number;
  isInsured: boolean;
  isBackgroundChecked: boolean;
  bio: string;
  services: string[];
  hourlyRate: string;
  responseTime: string;
  isAvailable: boolean;
  distance: number | null;
}

export interface CleanerProfile extends Omit<CleanerCard, 'user' | 'distance'> {
  user: { id: number; firstName: string; lastName: string; isVerified: boolean };
  status?: CleanerStatus;
  experience: string | null;
  postcode?: string;
  nextFree: string | null;
}

export interface SearchOrigin {
  postcode: string;
  precision: PlacePrecision;
}

export interface ResolvedPostcode extends SearchOrigin {
  area: string;
}

export interface SlotDay {
  date: string;
  starts: { time: string; maxHours: number }[];
}

export interface Booking {
  id: number;
  customerId: number;
  cleanerId: number;
  postingId: number | null;
  serviceType: string;
  homeSize: string;
  bookingDate: string;
  bookingTime: string;
  startsAt: string;
  endsAt: string;
  address: string;
  streetAddress: string;
  city: string;
  county: string | null;
  postcode: string;
  specialInstructions: string | null;
  estimatedDuration: number;
  totalAmount: string;
  status: BookingStatus;
  createdAt: string;
  updatedAt: string;
  cleaner: {
    id: number;
    userId: number;
    profileImage: string | null;
    user: { firstName: string; lastName: string };
    phone: string | null;
    email: string | null;
  };
  customer: {
    id: number;
    firstName: string;
    lastName: string;
    profileImageUrl: string | null;
    rating: number;
    reviewCount: number;
    phone: string | null;
    email: string | null;
  };
  isReviewedByMe: boolean;
}

export interface Posting {
  id: number;
  customerId: number;
  serviceType: string;
  postingDate: string | null;
  postingTime: string | null;
  estimatedDuration: number;
  address: string | null;
  street: string | null;
  city: string;
  county: string | null;
  postcode: string;
  specialInstructions: string | null;
  maxBudget: string;
  status: PostingStatus;
  assignedCleanerId: number | null;
  applicationsCount: number;
  createdAt: string;
  customer: { firstName: string; rating: number; reviewCount: number };
  assignedCleaner: { id: number; userId: number; user: { firstName: string; lastName: string } } | null;
  bookingId: number | null;
  hasApplied?: boolean;
  distance?: number;
}

export interface Application {
  id: number;
  postingId: number;
  cleanerId: number;
  proposedRate: string;
  message: string | null;
  status: ApplicationStatus;
  createdAt: string;
  posting: Pick<Posting, 'id' | 'serviceType' | 'city' | 'postingDate' | 'estimatedDuration' | 'status'> & {
    customer: { firstName: string };
  };
  cleaner: Pick<
    CleanerCard,
    | 'id'
    | 'userId'
    | 'profileImage'
    | 'rating'
    | 'reviewCount'
    | 'responseTime'
    | 'isBackgroundChecked'
    | 'isInsured'
    | 'location'
    | 'bio'
  > & { user: { firstName: string; lastName: string } };
}

export interface Message {
  id: number;
  senderId: number;
  receiverId: number;
  senderName: string;
  bookingId: number | null;
  content: string;
  isRead: boolean;
  createdAt: string;
}

export interface Conversation {
  conversationId: string;
  otherUserId: number;
  otherUser: { id: number; firstName: string; profileImageUrl: string | null; userType: UserType };
  lastMessage: string;
  lastMessageTime: string;
  lastSenderId: number;
  unreadCount: number;
}

export interface Review {
  id: number;
  bookingId: number;
  reviewerId: number;
  revieweeId: number;
  reviewType: ReviewType;
  rating: number;
  comment: string;
  createdAt: string;
  reviewer: { firstName: string };
}

export interface Notification {
  id: number;
  type: NotificationType;
  title: string;
  message: string;
  timestamp: string;
  userId: number;
  isRead: boolean;
  postingId: number | null;
  conversationId: string | null;
  applicationId: number | null;
  bookingId: number | null;
}

export interface AvailabilityBlock {
  id: number;
  startsAt: string;
  endsAt: string;
  reason: string | null;
}

export interface WorkingHours {
  hours: { day: number; start: string; end: string }[];
}

export interface Earnings {
  period: string;
  gross: string;
  fee: string;
  net: string;
  feeRate: number;
  jobs: number;
  averageJob: string;
  hours: number;
  paidJobs: number;
  pendingJobs: number;
  paidAmount: string;
  pendingAmount: string;
  nextPayout: string | null;
  series: { label: string; date: string; gross: string; net: string }[];
  transactions: {
    bookingId: number;
    date: string;
    customerFirstName: string;
    serviceType: string;
    hours: number;
    gross: string;
    fee: string;
    net: string;
    status: BookingStatus;
  }[];
  cards: { thisMonth: string; thisWeek: string; totalNet: string; totalEarned: string };
}

export interface LoginSession {
  sid: string;
  createdAt: string;
  lastSeenAt: string;
  userAgent: string | null;
  current: boolean;
}

export interface SignedIn {
  token: string;
  user: AccountUser;
}

export interface TwoFactorChallenge {
  twoFactorRequired: true;
  challengeToken: string;
}

export type LoginAnswer = SignedIn | TwoFactorChallenge;

export interface PublicConfig {
  bookingFee: string;
  platformFeeRate: number;
  launchCounty: string;
  geo: { precision: 'starter' | 'full'; attribution: string[] };
}

export interface CapturedEmail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

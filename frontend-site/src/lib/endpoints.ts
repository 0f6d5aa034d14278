import type * as C from './contract';

interface Counted {
  count: number;
}
interface Told {
  message: string;
}
interface Succeeded {
  success: boolean;
}

/** What each read answers with. */
export interface GetAnswers {
  '/api/config': C.PublicConfig;
  '/api/auth/user': C.AccountUser;
  '/api/auth/verify-reset-token/{token}': { valid: boolean; email: string; firstName: string };
  '/api/auth/sessions': C.LoginSession[];
  '/api/users/{id}': C.AccountUser;
  '/api/users/{id}/export': unknown;
  '/api/geo/postcodes/{typed}': C.ResolvedPostcode;
  '/api/cleaners': C.CleanerCard[];
  '/api/cleaners/{id}': C.CleanerProfile;
  '/api/cleaners/by-user/{userId}': C.CleanerProfile;
  '/api/cleaners/{id}/slots': C.SlotDay[];
  '/api/cleaners/{id}/blocks': C.AvailabilityBlock[];
  '/api/cleaners/{id}/working-hours': C.WorkingHours;
  '/api/cleaners/{id}/earnings': C.Earnings;
  '/api/cleaners/{id}/earnings.csv': string;
  '/api/bookings/{id}': C.Booking;
  '/api/bookings/{id}/calendar.ics': string;
  '/api/bookings/customer/{userId}': C.Booking[];
  '/api/bookings/cleaner': C.Booking[];
  '/api/bookings/cleaner/{id}': C.Booking[];
  '/api/bookings/recent/{userId}': C.Booking[];
  '/api/postings/available': C.Posting[];
  '/api/postings/customer/{customerId}': C.Posting[];
  '/api/postings/{id}': C.Posting;
  '/api/applications/cleaner/{id}': C.Application[];
  '/api/applications/posting/{postingId}': C.Application[];
  '/api/messages/conversations/{userId}': C.Conversation[];
  '/api/messages/conversation/{userId}/{otherUserId}': C.Message[];
  '/api/messages/recent/{userId}': C.Message[];
  '/api/messages/unread-count/{userId}': Counted;
  '/api/messages/{conversationId}': C.Message[];
  '/api/reviews/booking/{bookingId}': C.Review[];
  '/api/reviews/reviewee/{userId}': C.Review[];
  '/api/notifications/{userId}': C.Notification[];
  '/api/notifications/{userId}/unread-count': Counted;
  '/api/dev/emails': C.CapturedEmail[];
}

export interface PostAnswers {
  '/api/login': C.LoginAnswer;
  '/api/login/2fa': C.SignedIn;
  '/api/logout': undefined;
  '/api/auth/register': C.SignedIn & Told;
  '/api/auth/register-cleaner': C.SignedIn & { cleaner: C.CleanerProfile };
  '/api/auth/forgot-password': Told;
  '/api/auth/reset-password': Told;
  '/api/auth/send-verification': Succeeded;
  '/api/auth/verify-email': Succeeded;
  '/api/auth/2fa/setup': Succeeded & { qrCodeUrl: string; secret: string };
  '/api/auth/2fa/verify': Succeeded & { recoveryCodes: string[] };
  '/api/auth/2fa/disable': Succeeded;
  '/api/auth/change-password': Told;
  '/api/auth/change-email': Told;
  '/api/auth/confirm-email': Told;
  '/api/users/{id}/upload-image': { profileImageUrl: string };
  '/api/users/{id}/deactivate': undefined;
  '/api/cleaners/{id}/upload-image': { profileImage: string };
  '/api/cleaners/{id}/blocks': C.AvailabilityBlock;
  '/api/bookings': C.Booking;
  '/api/bookings/{id}/cancel': C.Booking;
  '/api/bookings/{id}/reschedule': C.Booking;
  '/api/postings': C.Posting;
  '/api/applications': C.Application;
  '/api/messages': C.Message;
  '/api/messages/conversation/{userId}/{otherUserId}/read': { updated: number };
  '/api/reviews': C.Review;
  '/api/notifications/{userId}/read-all': { updated: number };
  '/api/contact': unknown;
  '/api/waitlist': unknown;
}

export interface PatchAnswers {
  '/api/users/{id}': C.AccountUser;
  '/api/users/{id}/privacy': unknown;
  '/api/cleaners/{id}': C.CleanerProfile;
  '/api/bookings/{id}': C.Booking;
  '/api/postings/{id}': C.Posting;
  '/api/applications/{id}': C.Application;
  '/api/notifications/{id}/read': unknown;
}

export interface PutAnswers {
  '/api/cleaners/{id}/working-hours': C.WorkingHours;
}

export interface DeleteAnswers {
  '/api/auth/sessions/{sid}': undefined;
  '/api/cleaners/{id}/blocks/{blockId}': undefined;
}

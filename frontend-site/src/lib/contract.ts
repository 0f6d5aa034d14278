import type { components } from '@tidyhearth/api-client';
import type { PlacePrecision } from '@tidyhearth/domain';

/** Answers of the API, generated from its document. Money is a decimal string, and an instant is an ISO string. */
type Schemas = components['schemas'];

export type AccountUser = Schemas['AccountUserResponse'];
export type ApiKey = Schemas['ApiKeyResponse'];
export type CleanerCard = Schemas['CleanerCardResponse'];
export type CleanerProfile = Schemas['CleanerProfileResponse'];
export type OwnCheck = Schemas['OwnCheckResponse'];
export type Booking = Schemas['BookingResponse'];
export type BookingStep = Schemas['BookingStepResponse'];
export type BookingSummary = Schemas['BookingSummaryResponse'];
export type Posting = Schemas['PostingResponse'];
export type Application = Schemas['ApplicationResponse'];
export type Message = Schemas['MessageResponse'];
export type Conversation = Schemas['ConversationResponse'];
export type OwnReport = Schemas['CaseResponse'];
export type Review = Schemas['ReviewResponse'];
export type Notification = Schemas['NotificationResponse'];
export type AvailabilityBlock = Schemas['BlockResponse'];
export type WorkingHours = Schemas['WorkingHoursDto'];
export type Earnings = Schemas['EarningsResponse'];
export type OpenSession = Schemas['SessionResponse'];
export type SignedIn = Schemas['SignedInResponse'];
export type TwoFactorChallenge = Schemas['TwoFactorChallengeResponse'];
export type LoginAnswer = SignedIn | TwoFactorChallenge;
export type CapturedEmail = Schemas['CapturedMailResponse'];

/** The content of the `X-Search-Origin` header, which the document describes only in words. */
export interface SearchOrigin {
  postcode: string;
  precision: PlacePrecision;
}

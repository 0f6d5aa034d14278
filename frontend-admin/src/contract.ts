import type { components } from '@tidyhearth/api-client';

/** The API's schemas that the console uses, by their names in the OpenAPI document. */
type Schemas = components['schemas'];

export type AccountUser = Schemas['AccountUserResponse'];
export type SignedIn = Schemas['SignedInResponse'];
export type AdminStats = Schemas['AdminStats'];
export type AdminUser = Schemas['AdminUser'];
export type AdminBooking = Schemas['AdminBooking'];
export type AdminBookingDetail = Schemas['AdminBookingDetail'];
export type AdminCase = Schemas['AdminCase'];
export type AdminCaseDetail = Schemas['AdminCaseDetail'];
export type CaseThread = Schemas['CaseThread'];
export type CloseCase = Schemas['CloseCaseDto'];
export type DecideBooking = Schemas['DecideBookingDto'];
export type ChangeUsers = Schemas['ChangeUsersDto'];
export type RefusedUser = Schemas['RefusedUser'];
export type CleanerApplication = Schemas['CleanerApplication'];
export type AdminCheck = Schemas['AdminCheck'];
export type PassCheck = Schemas['PassCheckDto'];
export type RecordCheck = Schemas['RecordCheckDto'];
export type SecurityStatus = Schemas['SecurityStatus'];
export type TriedAccount = Schemas['TriedAccount'];
export type AuditLine = Schemas['AuditLine'];
export type QueuedMail = Schemas['QueuedMail'];
export type QueuedMailPreview = Schemas['QueuedMailPreview'];
export type DayOfActivity = Schemas['DayOfActivity'];
export type Posting = Schemas['AdminPosting'];
export type Bid = Schemas['AdminApplication'];
export type Review = Schemas['AdminReview'];
export type ReviewReport = Schemas['AdminReviewReport'];
export type ApiKey = Schemas['AdminApiKey'];
export type MadeApiKey = Schemas['MadeApiKeyResponse'];
export type MakeApiKey = Schemas['MakeApiKeyDto'];
export type ClientError = Schemas['ClientErrorRecord'];
export type ContactMessage = Schemas['ContactMessageRecord'];
export type WaitlistEntry = Schemas['WaitlistEntryRecord'];

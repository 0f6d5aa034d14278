import type { components } from '@tidyhearth/api-client';

/** What the API answers to the console, by the names of the OpenAPI document. */
type Schemas = components['schemas'];

export type AccountUser = Schemas['AccountUserResponse'];
export type SignedIn = Schemas['SignedInResponse'];
export type AdminStats = Schemas['AdminStats'];
export type AdminUser = Schemas['AdminUser'];
export type AdminBooking = Schemas['AdminBooking'];
export type CleanerApplication = Schemas['CleanerApplication'];
export type SecurityStatus = Schemas['SecurityStatus'];
export type TriedAccount = Schemas['TriedAccount'];
export type AuditLine = Schemas['AuditLine'];
export type QueuedMail = Schemas['QueuedMail'];

import { ADDRESS_LINE_MAX, NAME_MAX, PREFERENCES_MAX, TOWN_MAX } from '@tidyhearth/domain';
import { Echo, Flag, FullPostcode, Phone, PlainText, PublicName, Text } from '../../common/fields.js';

const USERNAME_MAX = 40;
const open = { optional: true, nullable: true };

export class UpdateUserDto {
  @PublicName({ max: NAME_MAX, optional: true })
  firstName?: string;

  @PublicName({ max: NAME_MAX, optional: true })
  lastName?: string;

  @Phone({ ...open })
  phone?: string | null;

  @PlainText({ max: USERNAME_MAX, ...open })
  username?: string | null;

  @Text({ max: ADDRESS_LINE_MAX, ...open })
  streetAddress?: string | null;

  @PlainText({ max: TOWN_MAX, ...open })
  city?: string | null;

  @PlainText({ max: TOWN_MAX, ...open })
  county?: string | null;

  @FullPostcode({ ...open })
  postcode?: string | null;

  @Text({ max: PREFERENCES_MAX, multiline: true, ...open })
  cleaningPreferences?: string | null;

  @Flag({ optional: true })
  emailNotifications?: boolean;

  @Flag({ optional: true })
  smsNotifications?: boolean;

  @Echo()
  id?: unknown;

  @Echo()
  email?: unknown;

  @Echo()
  userType?: unknown;

  @Echo()
  isAdmin?: unknown;

  @Echo()
  isVerified?: unknown;

  @Echo()
  emailVerified?: unknown;

  @Echo()
  isSuspended?: unknown;

  @Echo()
  is2FAEnabled?: unknown;

  @Echo()
  profileImageUrl?: unknown;

  @Echo()
  rating?: unknown;

  @Echo()
  reviewCount?: unknown;

  @Echo()
  allowProfileSearch?: unknown;

  @Echo()
  shareContactInfo?: unknown;

  @Echo()
  cleanerId?: unknown;

  @Echo()
  cleanerStatus?: unknown;

  @Echo()
  createdAt?: unknown;

  @Echo()
  mustSetUpTwoFactor?: unknown;
}

/** In the order of writing; the names are also those of the columns. */
export const WRITABLE_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'username',
  'streetAddress',
  'city',
  'county',
  'postcode',
  'cleaningPreferences',
  'emailNotifications',
  'smsNotifications',
] as const satisfies (keyof UpdateUserDto)[];

/** Includes the fields that `PATCH /api/users/{id}/privacy` writes. */
export const EDITABLE_FIELDS = [...WRITABLE_FIELDS, 'allowProfileSearch', 'shareContactInfo'] as const;

export const FIXED_FIELDS = [
  'id',
  'email',
  'userType',
  'isAdmin',
  'isVerified',
  'emailVerified',
  'isSuspended',
  'is2FAEnabled',
  'profileImageUrl',
  'rating',
  'reviewCount',
  'allowProfileSearch',
  'shareContactInfo',
  'cleanerId',
  'cleanerStatus',
  'createdAt',
  'mustSetUpTwoFactor',
] as const satisfies (keyof UpdateUserDto)[];

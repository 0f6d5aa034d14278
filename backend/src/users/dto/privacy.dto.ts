import { Flag } from '../../common/fields.js';

/** One flag or both; what is left out stays as it is. */
export class ChangePrivacyDto {
  @Flag({ optional: true, description: 'The profile may be found in search' })
  allowProfileSearch?: boolean;

  @Flag({ optional: true, description: 'Phone and email are shown to people with a confirmed booking' })
  shareContactInfo?: boolean;
}

export class PrivacyDto {
  @Flag({ description: 'The profile may be found in search' })
  allowProfileSearch: boolean;

  @Flag({ description: 'Phone and email are shown to people with a confirmed booking' })
  shareContactInfo: boolean;
}

import { Flag } from '../../common/fields.js';

const CONTACT = 'Phone and email are shown to people one has a confirmed or completed booking with';

/** One flag or both; a flag that is left out stays as it is. */
export class ChangePrivacyDto {
  @Flag({ optional: true, description: 'The profile may be found in search' })
  allowProfileSearch?: boolean;

  @Flag({ optional: true, description: CONTACT })
  shareContactInfo?: boolean;
}

export class PrivacyDto {
  @Flag({ description: 'The profile may be found in search' })
  allowProfileSearch: boolean;

  @Flag({ description: CONTACT })
  shareContactInfo: boolean;
}

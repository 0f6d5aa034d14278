import { Flag } from '../../common/fields.js';

const CONTACT =
  'Whether phone and email are shown to people with whom the account has a confirmed or completed booking';

/** One flag or both; a flag that is left out stays as it is. */
export class ChangePrivacyDto {
  @Flag({ optional: true, description: 'Whether the search finds the profile' })
  allowProfileSearch?: boolean;

  @Flag({ optional: true, description: CONTACT })
  shareContactInfo?: boolean;
}

export class PrivacyDto {
  @Flag({ description: 'Whether the search finds the profile' })
  allowProfileSearch: boolean;

  @Flag({ description: CONTACT })
  shareContactInfo: boolean;
}

import { Flag } from '../../common/fields.js';

export class PrivacyDto {
  @Flag({ description: 'The profile may be found in search' })
  allowProfileSearch: boolean;

  @Flag({ description: 'Phone and email are shown to people with a confirmed booking' })
  shareContactInfo: boolean;
}

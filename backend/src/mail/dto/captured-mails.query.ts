import { Email } from '../../common/fields.js';

export class CapturedMailsQuery {
  @Email({ optional: true, description: 'Only mails to this address' })
  recipient?: string;
}

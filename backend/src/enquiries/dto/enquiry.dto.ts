import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, CONTACT_SUBJECT_MAX } from '@tidyhearth/domain';
import { Email, PlainText, Text } from '../../common/fields.js';

export class ContactDto {
  @PlainText({ max: CONTACT_NAME_MAX, example: 'Ada Lovelace' })
  name: string;

  @Email()
  email: string;

  @Text({ max: CONTACT_SUBJECT_MAX, example: 'Do you clean ovens?' })
  subject: string;

  @Text({ max: CONTACT_MESSAGE_MAX, multiline: true, example: 'Mine is thirty years old.' })
  message: string;
}

export class JoinWaitlistDto {
  @Email()
  email: string;
}

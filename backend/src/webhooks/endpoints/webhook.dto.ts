import {
  WEBHOOK_DESCRIPTION_MAX,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_URL_MAX,
  type WebhookEventType,
} from '@tidyhearth/domain';
import { SomeOf, Text } from '../../common/fields.js';

const URL_OF_IT = {
  max: WEBHOOK_URL_MAX,
  description:
    'Public https URL on port 443, or on a port from 1024. Outside production, also an http URL on this machine.',
  example: 'https://hooks.example.org/tidyhearth',
};
const ABOUT_IT = { max: WEBHOOK_DESCRIPTION_MAX, optional: true, nullable: true, example: 'Our rota' };
const TYPES = {
  optional: true,
  nullable: true,
  description: 'Types of events to be called about; null for all, including types that are added later',
  example: ['booking.confirmed', 'booking.cancelled'],
};

export class CreateWebhookDto {
  @Text(URL_OF_IT)
  url: string;

  @Text(ABOUT_IT)
  description?: string | null;

  @SomeOf(WEBHOOK_EVENT_TYPES, TYPES)
  types?: WebhookEventType[] | null;
}

export class ChangeWebhookDto {
  @Text({ ...URL_OF_IT, optional: true })
  url?: string;

  @Text(ABOUT_IT)
  description?: string | null;

  @SomeOf(WEBHOOK_EVENT_TYPES, TYPES)
  types?: WebhookEventType[] | null;
}

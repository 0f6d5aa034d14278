import {
  CLIENT_APPS,
  CLIENT_ERROR_MESSAGE_MAX,
  CLIENT_ERROR_PART_MAX,
  CLIENT_ERROR_PATH_MAX,
  CLIENT_ERROR_STACK_MAX,
  type ClientApp,
} from '@tidyhearth/domain';
import { OneOf, Text } from '../../common/fields.js';

export class ClientErrorDto {
  @OneOf(CLIENT_APPS)
  app: ClientApp;

  @Text({ max: CLIENT_ERROR_PART_MAX, description: 'Part of the page that failed', example: 'bookings' })
  part: string;

  @Text({ max: CLIENT_ERROR_PATH_MAX, description: 'Path of the page', example: '/dashboard' })
  path: string;

  @Text({ max: CLIENT_ERROR_MESSAGE_MAX, multiline: true, example: 'items is not iterable' })
  message: string;

  @Text({
    max: CLIENT_ERROR_STACK_MAX,
    multiline: true,
    optional: true,
    example: 'at BookingList (/assets/bookings.js:1:204)',
  })
  stack?: string;
}

import { QueryInt } from '../../common/fields.js';

export class ActivityQuery {
  @QueryInt({ min: 1, max: 366, description: 'How many days, today included' })
  days = 30;
}

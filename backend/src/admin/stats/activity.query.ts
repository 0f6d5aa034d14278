import { QueryInt } from '../../common/fields.js';

export class ActivityQuery {
  @QueryInt({ min: 1, max: 366, description: 'Number of days, including today' })
  days = 30;
}

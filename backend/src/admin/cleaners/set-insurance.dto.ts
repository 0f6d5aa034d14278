import { Flag } from '../../common/fields.js';

export class SetInsuranceDto {
  @Flag()
  insured: boolean;
}

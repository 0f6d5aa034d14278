import { Flag } from '../../common/fields.js';

export class VerifyUserDto {
  @Flag()
  verify: boolean;
}

import { IntersectionType } from '@nestjs/swagger';
import { BIO_MAX, LOCATION_MAX, NAME_MAX, SERVICE_IDS, SIGN_UP_RATE_PENCE } from '@tidyhearth/domain';
import {
  Agreement,
  Amount,
  Email,
  Flag,
  FullPostcode,
  NewPassword,
  OneOf,
  Phone,
  PlainText,
  PublicName,
  SomeOf,
  Text,
} from '../../../common/fields.js';

class RegisterDto {
  @Email()
  email: string;

  @NewPassword()
  password: string;

  @PublicName({ max: NAME_MAX, example: 'Ada' })
  firstName: string;

  @PublicName({ max: NAME_MAX, example: 'Marsh' })
  lastName: string;

  @Phone()
  phone: string;

  @Agreement('Whether the Terms of Service are accepted')
  agreedToTerms: true;

  @Agreement('Whether the Privacy Policy is accepted')
  agreedToPrivacy: true;
}

export class RegisterCustomerDto extends RegisterDto {
  @OneOf(['customer'], {
    optional: true,
    description: 'Always `customer`; cleaners register with a separate call',
  })
  userType?: 'customer';
}

/** What applicants say about their work, with or without an account. */
export class CleanerApplicationDto {
  @Text({ max: BIO_MAX, multiline: true, example: 'Ten years of careful work in family homes.' })
  bio: string;

  @Text({ max: BIO_MAX, multiline: true, optional: true, nullable: true })
  experience?: string | null;

  @Amount({ minPence: SIGN_UP_RATE_PENCE.min, maxPence: SIGN_UP_RATE_PENCE.max, example: '25.00' })
  hourlyRate: string;

  @PlainText({ max: LOCATION_MAX, description: 'Service area in words', example: 'Oxford and Abingdon' })
  location: string;

  @FullPostcode()
  postcode: string;

  @SomeOf(SERVICE_IDS)
  services: string[];

  @Flag({
    description: 'Whether the applicant claims to have a background check; the badge comes from the admin',
  })
  hasBackgroundCheck: boolean;
}

export class RegisterCleanerDto extends IntersectionType(RegisterDto, CleanerApplicationDto) {}

/** The fields that accounts of both kinds have. */
export type NewAccount = RegisterDto;

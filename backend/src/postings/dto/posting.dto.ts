import {
  ADDRESS_LINE_MAX,
  COMPOSED_ADDRESS_MAX,
  JOB_DESCRIPTION_MAX,
  POSTING_BUDGET_PENCE,
  POSTING_DURATION_HOURS,
  POSTING_STATUSES,
  SERVICE_IDS,
  TOWN_MAX,
  type PostingStatus,
  type ServiceId,
} from '@tidyhearth/domain';
import {
  Amount,
  DateOrInstant,
  FullPostcode,
  Id,
  Num,
  OneOf,
  PublicName,
  PublicText,
  Text,
} from '../../common/fields.js';
import { AccessNotes, SpecialInstructions } from '../../bookings/dto/job-notes.js';

const DESCRIPTION = {
  max: JOB_DESCRIPTION_MAX,
  optional: true,
  nullable: true,
  example: 'Two bedrooms and one bathroom; the oven is not needed.',
  description: 'Public description of the work, which must not contain the address',
};
const DATE = 'Day, or instant, which is read as UK time; a day without a time leaves the time open';
const COMPOSED = 'Ignored: the server composes the address from its parts';
const { min, max, step } = POSTING_DURATION_HOURS;
const BUDGET = { minPence: POSTING_BUDGET_PENCE.min, maxPence: POSTING_BUDGET_PENCE.max, example: '50.00' };

export class CreatePostingDto {
  @Id({ optional: true, description: 'Id of the caller’s account; another id is refused' })
  customerId?: number;

  @OneOf(SERVICE_IDS, { example: 'standard' })
  serviceType: ServiceId;

  @DateOrInstant({ description: DATE })
  postingDate: string;

  @Num({ min, max, step, description: 'Length in hours', example: 2 })
  estimatedDuration: number;

  @Text({ max: COMPOSED_ADDRESS_MAX, optional: true, nullable: true, description: COMPOSED })
  address?: string | null;

  @Text({ max: ADDRESS_LINE_MAX, example: '12 Walton Street' })
  street: string;

  @PublicName({ max: TOWN_MAX, example: 'Oxford' })
  city: string;

  @PublicName({ max: TOWN_MAX, optional: true, nullable: true, example: 'Oxfordshire' })
  county?: string | null;

  @FullPostcode()
  postcode: string;

  @PublicText(DESCRIPTION)
  description?: string | null;

  @SpecialInstructions()
  specialInstructions?: string | null;

  @AccessNotes()
  accessNotes?: string | null;

  @Amount({ ...BUDGET, description: 'Budget in pounds for the whole job' })
  maxBudget: string;

  @OneOf(['open'], { optional: true })
  status?: 'open';
}

/** The fields that the owner decides, and the status, which determines whether they can be edited. */
export const EDITABLE_FIELDS = [
  'serviceType',
  'postingDate',
  'postingTime',
  'estimatedDuration',
  'street',
  'city',
  'county',
  'postcode',
  'description',
  'accessNotes',
  'specialInstructions',
  'maxBudget',
  'status',
] as const;

/** Edits or cancels an open job. Missing fields stay unchanged. */
export class ChangePostingDto {
  @Id({ optional: true, description: 'Id of the caller’s account; another id is refused' })
  customerId?: number;

  @OneOf(SERVICE_IDS, { optional: true, example: 'standard' })
  serviceType?: ServiceId;

  @DateOrInstant({ optional: true, description: DATE })
  postingDate?: string;

  @Num({ min, max, step, optional: true, description: 'Length in hours', example: 2 })
  estimatedDuration?: number;

  @Text({ max: COMPOSED_ADDRESS_MAX, optional: true, nullable: true, description: COMPOSED })
  address?: string | null;

  @Text({ max: ADDRESS_LINE_MAX, optional: true, example: '12 Walton Street' })
  street?: string;

  @PublicName({ max: TOWN_MAX, optional: true, example: 'Oxford' })
  city?: string;

  @PublicName({ max: TOWN_MAX, optional: true, nullable: true, example: 'Oxfordshire' })
  county?: string | null;

  @FullPostcode({ optional: true })
  postcode?: string;

  @PublicText(DESCRIPTION)
  description?: string | null;

  @SpecialInstructions()
  specialInstructions?: string | null;

  @AccessNotes()
  accessNotes?: string | null;

  @Amount({ ...BUDGET, optional: true, description: 'Budget in pounds for the whole job' })
  maxBudget?: string;

  @OneOf(POSTING_STATUSES, {
    optional: true,
    description:
      'New state: `cancelled` cancels an open job; `assigned` is accepted after an application was accepted, and changes nothing',
  })
  status?: PostingStatus;

  @Id({
    optional: true,
    description: 'Terms version of the job that the caller saw; 409 if it has changed since',
  })
  termsVersion?: number;

  @Id({
    optional: true,
    nullable: true,
    description: 'Id of the cleaner profile of the accepted application; no other value is accepted',
  })
  assignedCleanerId?: number | null;
}

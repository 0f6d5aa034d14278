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
  description: 'The work, for every cleaner to read: without address and ways to get in touch',
};
const DATE = 'The day, or an instant that is read on London’s clock; a bare day leaves the time open';
const COMPOSED = 'Composed by the server from its parts';
const { min, max, step } = POSTING_DURATION_HOURS;
const BUDGET = { minPence: POSTING_BUDGET_PENCE.min, maxPence: POSTING_BUDGET_PENCE.max, example: '50.00' };

export class CreatePostingDto {
  @Id({ optional: true, description: 'The caller; another id is refused' })
  customerId?: number;

  @OneOf(SERVICE_IDS, { example: 'standard' })
  serviceType: ServiceId;

  @DateOrInstant({ description: DATE })
  postingDate: string;

  @Num({ min, max, step, description: 'Hours', example: 2 })
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

  @Amount({ ...BUDGET, description: 'For the whole job' })
  maxBudget: string;

  @OneOf(['open'], { optional: true })
  status?: 'open';
}

/** Edits or cancels an open job. Missing fields stay unchanged. */
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

export class ChangePostingDto {
  @Id({ optional: true, description: 'The caller; another id is refused' })
  customerId?: number;

  @OneOf(SERVICE_IDS, { optional: true, example: 'standard' })
  serviceType?: ServiceId;

  @DateOrInstant({ optional: true, description: DATE })
  postingDate?: string;

  @Num({ min, max, step, optional: true, description: 'Hours', example: 2 })
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

  @Amount({ ...BUDGET, optional: true, description: 'For the whole job' })
  maxBudget?: string;

  @OneOf(POSTING_STATUSES, {
    optional: true,
    description: '`cancelled` cancels an open job; `assigned` after an accepted application changes nothing',
  })
  status?: PostingStatus;

  @Id({ optional: true, description: 'The job as the caller saw it; one that has changed since answers 409' })
  termsVersion?: number;

  @Id({ optional: true, nullable: true, description: 'Only as an echo of the accepted application' })
  assignedCleanerId?: number | null;
}

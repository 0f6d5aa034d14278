import { ApiProperty } from '@nestjs/swagger';
import {
  BOOKING_STATUSES,
  CASE_KINDS,
  CASE_OUTCOMES,
  CASE_STATUSES,
  USER_TYPES,
  type BookingStatus,
  type CaseKind,
  type CaseOutcome,
  type CaseStatus,
  type UserType,
} from '@tidyhearth/domain';
import { CASE_NOTE_KINDS, type CaseNoteKind } from '../../cases/case-note.entity.js';

const INSTANT = { type: String, format: 'date-time', example: '2026-11-20T10:15:00.000Z' } as const;
const NO_INSTANT = { ...INSTANT, nullable: true, example: null } as const;

export class AdminCase {
  @ApiProperty({ example: 41 })
  id: number;

  @ApiProperty({ enum: CASE_KINDS, enumName: 'CaseKind' })
  kind: CaseKind;

  @ApiProperty({ enum: CASE_STATUSES, enumName: 'CaseStatus' })
  status: CaseStatus;

  @ApiProperty({ example: 'threat' })
  reason: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Ada Lovelace',
    description: 'Name of the reporter; null if nobody reported it',
  })
  openedByName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Grace Hopper' })
  subjectName: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 15 })
  subjectId: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 81 })
  bookingId: number | null;

  @ApiProperty({ enum: CASE_OUTCOMES, enumName: 'CaseOutcome', nullable: true, example: null })
  outcome: CaseOutcome | null;

  @ApiProperty(INSTANT)
  createdAt: string;

  @ApiProperty(INSTANT)
  updatedAt: string;

  @ApiProperty(NO_INSTANT)
  closedAt: string | null;
}

class CasePerson {
  @ApiProperty({ example: 15 })
  id: number;

  @ApiProperty({ example: 'Grace Hopper' })
  name: string;

  @ApiProperty({ example: 'grace@example.org' })
  email: string;

  @ApiProperty({ enum: USER_TYPES })
  userType: UserType;

  @ApiProperty()
  isSuspended: boolean;

  @ApiProperty({ example: 2, description: 'Number of cases about this person, including this one' })
  casesAbout: number;
}

class CaseBooking {
  @ApiProperty({ example: 81 })
  id: number;

  @ApiProperty({ example: 'regular' })
  serviceType: string;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  status: BookingStatus;

  @ApiProperty(INSTANT)
  startsAt: string;

  @ApiProperty(INSTANT)
  endsAt: string;

  @ApiProperty({ example: '75.00' })
  totalAmount: string;
}

class CaseNoteLine {
  @ApiProperty({ example: 7 })
  id: number;

  @ApiProperty({ enum: CASE_NOTE_KINDS, description: 'Whether the team wrote it, or the reporter added it' })
  kind: CaseNoteKind;

  @ApiProperty({ type: String, nullable: true, example: 'Ada Lovelace' })
  authorName: string | null;

  @ApiProperty({ example: 'Called her at noon; she sends a photo.' })
  text: string;

  @ApiProperty(INSTANT)
  createdAt: string;
}

export class AdminCaseDetail extends AdminCase {
  @ApiProperty({ example: 'The message threatens me after I cancelled.' })
  text: string;

  @ApiProperty({ type: String, nullable: true, example: 'You will regret this.' })
  reportedText: string | null;

  @ApiProperty({ description: 'Whether messages around the reported message can be read' })
  hasThread: boolean;

  @ApiProperty({ type: CasePerson, nullable: true })
  openedBy: CasePerson | null;

  @ApiProperty({ type: CasePerson, nullable: true })
  subject: CasePerson | null;

  @ApiProperty({ type: CaseBooking, nullable: true })
  booking: CaseBooking | null;

  @ApiProperty({ type: [CaseNoteLine] })
  notes: CaseNoteLine[];

  @ApiProperty({ type: String, nullable: true, example: null })
  outcomeForReporter: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  outcomeForSubject: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  decidedByName: string | null;
}

class CaseMessage {
  @ApiProperty({ example: 301 })
  id: number;

  @ApiProperty({ example: 15 })
  senderId: number;

  @ApiProperty({ example: 'Grace' })
  senderName: string;

  @ApiProperty({ example: 'You will regret this.' })
  content: string;

  @ApiProperty(INSTANT)
  createdAt: string;
}

/** The messages of two people around a reported message. */
export class CaseThread {
  @ApiProperty({ example: 301, description: 'Id of the reported message' })
  messageId: number;

  @ApiProperty({ type: [CaseMessage], description: 'Messages, oldest first' })
  messages: CaseMessage[];
}

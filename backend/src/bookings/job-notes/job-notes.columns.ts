import { nullable, text } from '../../database/statement.js';
import type { JobNotesDto } from './job-notes.dto.js';
import type { JobNotes } from './job-notes.entity.js';

/** For statements that read bookings as `b` or postings as `p`. */
export const JOB_NOTES = { specialInstructions: nullable(text) };
export const BOOKING_NOTES = 'b.specialInstructions';
export const POSTING_NOTES = 'p.specialInstructions';

/** Undefined fields are left out of an UPDATE. */
export const sentNotesOf = ({ specialInstructions }: JobNotesDto): JobNotesDto => ({ specialInstructions });

/** With null for missing fields. */
export const notesOf = ({ specialInstructions = null }: JobNotesDto): JobNotes => ({ specialInstructions });

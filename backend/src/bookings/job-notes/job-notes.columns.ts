import { nullable, text } from '../../database/statement.js';
import type { JobNotesDto } from './job-notes.dto.js';
import type { JobNotes } from './job-notes.entity.js';

/** For statements that read bookings as `b` or postings as `p`. */
export const JOB_NOTES = { specialInstructions: nullable(text) };
export const BOOKING_NOTES = 'b.specialInstructions';
export const POSTING_NOTES = 'p.specialInstructions';

/** Those that were sent, for a change that leaves the others alone. */
export const sentNotesOf = ({ specialInstructions }: JobNotesDto): JobNotesDto => ({ specialInstructions });

/** All of them; what nobody said is null. */
export const notesOf = ({ specialInstructions = null }: JobNotesDto): JobNotes => ({ specialInstructions });

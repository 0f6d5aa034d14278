import { ACCESS_NOTES_MAX, INSTRUCTIONS_MAX } from '@tidyhearth/domain';
import { Text } from '../../common/fields.js';

const notes = { multiline: true, optional: true, nullable: true };

/** The customer's notes for the cleaner, on a booking and on a posting from which it may come. */
export const SpecialInstructions = () =>
  Text({ ...notes, max: INSTRUCTIONS_MAX, example: 'Please ring twice.' });

export const AccessNotes = () =>
  Text({ ...notes, max: ACCESS_NOTES_MAX, description: 'How to get in, such as keys, alarm and pets' });

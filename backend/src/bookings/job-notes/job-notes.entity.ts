import { Column } from 'typeorm';

/**
 * The customer's notes for the cleaner. A posting's are copied to its booking; of postings only the
 * owner and the assigned cleaner see it.
 */
export abstract class JobNotes {
  @Column('text', { nullable: true })
  specialInstructions: string | null;
}

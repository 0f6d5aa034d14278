import { Column } from 'typeorm';

/**
 * What a customer tells the cleaner of a job. A posting hands it on to the booking it becomes; of postings only the
 * owner and the assigned cleaner see it.
 */
export abstract class JobNotes {
  @Column('text', { nullable: true })
  specialInstructions: string | null;
}

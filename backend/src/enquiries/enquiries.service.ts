import { Injectable } from '@nestjs/common';
import { CONTACT_REPLY_HOURS } from '@tidyhearth/domain';
import { Config } from '../config/config.js';
import { ignoreDuplicate } from '../database/engine.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { Tx } from '../database/transaction.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { ContactDto } from './dto/enquiry.dto.js';
import type { EnquiryResponse } from './dto/enquiry.response.js';
import { INSERT_CONTACT_MESSAGE, INSERT_WAITLIST_ENTRY } from './enquiries.queries.js';

/** Stands for the id if the address was already on the list. */
const ALREADY_LISTED = 0;

@Injectable()
export class EnquiriesService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly outbox: OutboxService,
    private readonly config: Config,
  ) {}

  /** Stores the message for the console and mails it to support. */
  async contact({ name, email, subject, message }: ContactDto): Promise<EnquiryResponse> {
    await this.idempotency.createIdOnce(async (tx) => {
      const { insertId } = await tx.sql.run(INSERT_CONTACT_MESSAGE, [
        name,
        email,
        subject,
        message,
        Date.now(),
      ]);
      await this.outbox.enqueue(tx, {
        type: 'contact-message',
        recipient: this.config.supportEmail,
        subject: `Contact form: ${subject}`,
        content: {
          heading: subject,
          paragraphs: [`From ${name}, ${email}`, ...message.split(/\n+/)],
          footnote: `Sent through the contact form. Reply to ${email}.`,
        },
      });
      return insertId;
    });
    return { message: `Thank you. We reply within ${CONTACT_REPLY_HOURS} hours.` };
  }

  /** Gives the same answer if the address is already on the list. */
  async joinWaitlist(email: string): Promise<EnquiryResponse> {
    await this.idempotency.createIdOnce(async (tx) => {
      const entryId = await insertEntry(tx, email);
      if (entryId === undefined) return ALREADY_LISTED;
      await this.outbox.enqueue(tx, {
        type: 'waitlist',
        recipient: this.config.supportEmail,
        subject: 'Somebody joined the waitlist',
        content: {
          heading: 'A new address on the waitlist',
          paragraphs: [email],
          footnote: 'Sent by the waitlist form.',
        },
      });
      return entryId;
    });
    return { message: 'Thank you. We will write once, when we have cleaners in more places.' };
  }
}

/** @returns the entry's id; undefined if the address is already on the list */
async function insertEntry(tx: Tx, email: string): Promise<number | undefined> {
  const entry = await ignoreDuplicate(() => tx.sql.run(INSERT_WAITLIST_ENTRY, [email, Date.now()]));
  return entry?.insertId;
}

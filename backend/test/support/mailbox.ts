import { waitFor } from '../../../scripts/lib/wait.mjs';
import { expectStatus } from './expect-status.js';
import type { World } from './world.js';

const ARRIVAL_TIMEOUT_MS = 30_000;

export interface Mail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

/** The mails to an address from the developers' mail page, newest first. */
export function mailbox(world: World, recipient: string) {
  const list = async (): Promise<Mail[]> => {
    const answer = await world.anyone.get('/api/dev/emails').query({ recipient });
    expectStatus(answer, 200);
    return answer.body;
  };
  return {
    list,
    /** Waits for a mail with a matching subject and returns the newest one. */
    next: (subject: RegExp): Promise<Mail> =>
      waitFor(async () => (await list()).find((mail) => subject.test(mail.subject)), {
        timeoutMs: ARRIVAL_TIMEOUT_MS,
        what: `a mail to ${recipient} about ${subject}`,
      }),
  };
}

import { expect, type APIRequestContext } from '@playwright/test';

export interface Mail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

/** Waits for a mail to this address with a matching subject and returns the newest one. */
export async function latestMail(
  request: APIRequestContext,
  recipient: string,
  subject: RegExp,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get('/api/dev/emails', { params: { recipient } });
        const mails = (await answer.json()) as Mail[];
        found = mails.find((mail) => subject.test(mail.subject));
        return found?.subject;
      },
      { message: `a mail to ${recipient} about ${subject}`, timeout: 20_000 },
    )
    .toMatch(subject);
  if (found === undefined) throw new Error('no mail');
  return found;
}

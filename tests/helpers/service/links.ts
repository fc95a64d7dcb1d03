import type { TestService } from './startTestService';

/** A mail that was stored instead of sent, with the token of its link. */
export interface ReadMail {
  subject: string;
  plain: string;
  html: string;
  /** Where its button leads, without the address of the service. */
  path: string | null;
  token: string;
}

/** The mails to an address, in order, after everything due has been sent. */
export async function mailsTo(service: TestService, email: string): Promise<ReadMail[]> {
  service.outbox.wake();
  await service.outbox.settled();
  const rows = await service.executor
    .selectFrom('kept_mails')
    .select(['subject', 'plain', 'html'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return rows.map((mail) => {
    const [, path = null] = /\nhttps?:\/\/[^/\s]+(\/\S*)/.exec(mail.plain) ?? [];
    return { ...mail, path, token: path?.split('#')[1] ?? '' };
  });
}

/** The newest mail to an address. */
export async function lastMailTo(service: TestService, email: string): Promise<ReadMail> {
  const mail = (await mailsTo(service, email)).at(-1);
  if (!mail) throw new Error(`Nothing was sent to ${email}`);
  return mail;
}

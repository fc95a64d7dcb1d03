import { createTransport } from 'nodemailer';
import type { Executor } from '../database/openDatabase';
import { GiveUp } from '../outbox/jobs';
import { insertKeptMail } from '../records/keptMails';
import type { Mail } from './renderMail';

/** The server said for good that it takes no mail for this address. */
export class AddressRefused extends GiveUp {}

export interface Mailer {
  /**
   * Sends a mail, or keeps it where there is no server to send it. `once` is the same for the same mail, so that who
   * gets it twice can tell. Throws `AddressRefused`, `GiveUp`, or what passes with time.
   */
  send(mail: Mail & { to: string; once: string }): Promise<void>;
  close(): void;
}

interface Failure {
  responseCode?: number;
  command?: string;
  message?: string;
}

/** What a failed sending means: a mail server speaks of later with 4xx and of never with 5xx. */
function meaningOf(error: unknown): unknown {
  const { responseCode = 0, command = '', message = '' } = error as Failure;
  if (responseCode < 500) return error;
  if (command === 'RCPT TO') return new AddressRefused(message);
  // What is said of the mail itself holds for this one; of anything else, like our password, until somebody mends it.
  return command === 'DATA' ? new GiveUp(message) : error;
}

const seconds = 1_000;

/**
 * Whether mails may only go after STARTTLS: else whoever is between us and a mail server elsewhere takes it out and reads
 * links that open accounts. `?ignoreTLS=true` behind the address is for a server in a network of one's own without it.
 */
export function mustEncrypt(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return protocol === 'smtp:' && !isHere && searchParams.get('ignoreTLS') !== 'true';
}

/** Sends through an SMTP server, over connections that are kept for the next mail. */
function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    requireTLS: mustEncrypt(url),
    pool: true,
    maxConnections: 3,
    // Together well below what a job may take.
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    dnsTimeout: 10 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'skuret.invalid';
  return {
    async send({ to, once, subject, html, plain, unsubscribe }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text: plain,
          html,
          messageId: `<${once.replaceAll(/[^\w.-]+/g, '-')}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw meaningOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Sends nothing: the mails are kept, to be looked at. */
function keepingMailer(executor: Executor, now: () => Date): Mailer {
  return {
    send: (mail) => insertKeptMail(executor, mail, now()),
    close: () => undefined,
  };
}

/** Sends by `smtp`; without one, keeps what it would send. */
export function openMailer(
  smtp: { url: string; from: string } | undefined,
  executor: Executor,
  now: () => Date,
): Mailer {
  return smtp ? smtpMailer(smtp) : keepingMailer(executor, now);
}

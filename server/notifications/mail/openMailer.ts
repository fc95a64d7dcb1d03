import { createTransport } from 'nodemailer';
import type { Executor } from '../../database/openDatabase';
import { GiveUp } from '../../jobs/jobs';
import { insertKeptMail } from '../records/keptMails';
import type { Mail } from './renderMail';

/** The mail server refused this address permanently. */
export class AddressRefused extends GiveUp {}

export interface Mailer {
  /**
   * Sends a mail, or stores it when there is no mail server. `once` is the same for the same mail, so that a duplicate
   * can be recognised. `thread` names what it is about: mail programs show mails of one thread together. Throws
   * `AddressRefused`, `GiveUp`, or a temporary error.
   */
  send(mail: Mail & { to: string; once: string; thread?: string | null }): Promise<void>;
  close(): void;
}

interface Failure {
  responseCode?: number;
  command?: string;
  message?: string;
}

/** The meaning of a failure to send: mail servers answer 4xx for a temporary and 5xx for a permanent failure. */
function getMeaning(error: unknown): unknown {
  const { responseCode = 0, command = '', message = '' } = error as Failure;
  if (responseCode < 500) return error;
  if (command === 'RCPT TO') return new AddressRefused(message);
  // A permanent failure in DATA concerns this mail. In any other command, such as the login, an operator can repair the
  // cause.
  return command === 'DATA' ? new GiveUp(message) : error;
}

const seconds = 1_000;

/**
 * Whether mails may only be sent after STARTTLS. Without this, an attacker between the service and a remote mail server
 * could strip STARTTLS and read links that open accounts. `?ignoreTLS=true` in the address is for a server without TLS
 * in a private network.
 */
export function mustEncrypt(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return protocol === 'smtp:' && !isHere && searchParams.get('ignoreTLS') !== 'true';
}

/** Sends through an SMTP server, over pooled connections. */
function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    requireTLS: mustEncrypt(url),
    pool: true,
    maxConnections: 3,
    // The sum is well below the time that a job may take.
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    dnsTimeout: 10 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'skuret.invalid';
  return {
    async send({ to, once, thread, subject, html, plain, unsubscribe }) {
      // No mail has this id: every mail of a thread answers the same first one, whichever of them arrives.
      const root = thread ? `<${thread}@${domain}>` : undefined;
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text: plain,
          html,
          messageId: `<${once.replaceAll(/[^\w.-]+/g, '-')}@${domain}>`,
          ...(root !== undefined && { inReplyTo: root, references: root }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw getMeaning(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Sends nothing: stores the mails, so that a person can look at them. */
function keepingMailer(executor: Executor, now: () => Date): Mailer {
  return {
    send: (mail) => insertKeptMail(executor, mail, now()),
    close: () => undefined,
  };
}

/** Sends by `smtp`; without it, stores the mails. */
export function openMailer(
  smtp: { url: string; from: string } | undefined,
  executor: Executor,
  now: () => Date,
): Mailer {
  return smtp ? smtpMailer(smtp) : keepingMailer(executor, now);
}

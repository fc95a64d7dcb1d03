import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** The received mails, in order. */
  mails: (Omit<Email, 'to'> & { to: string })[];
  /** The refusals by address; mail to any other address is accepted. */
  refuse: Map<string, { code: number; text: string }>;
  close(): Promise<void>;
}

/** Starts a mail server on a free port. It accepts all mail, except to the addresses in `refuse`. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const reject: MailServer['refuse'] = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refusal = reject.get(address);
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          mails.push({
            ...mail,
            to: envelope.rcptTo.map(({ address }) => address).join(),
          });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: reject,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

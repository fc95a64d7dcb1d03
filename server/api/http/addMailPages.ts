import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context/context';
import { html } from '../../notifications/mail/html';
import { notificationKindsPage } from '../../notifications/mail/notificationKindsPage';
import { smallPage, smallPageHeaders } from '../../notifications/mail/smallPage';
import { keptMailById, latestKeptMails } from '../../notifications/records/keptMails';
import { readId } from '../../validation/readId';
import { isOwnName, isThisMachine } from '../web/isThisMachine';
import { mailPolicy } from '../web/securityHeaders';

interface Options {
  services: Services;
  /** Whether mails are really sent; then none are stored. */
  sendsMail: boolean;
  trustedProxies: number;
  /**
   * The public address of the service. With a host name, requests come through a proxy, which may look like this
   * machine.
   */
  publicUrl: string | undefined;
  answerOther(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

const shown = 200;

/**
 * `/dev/mail`: the mails that a service without a mail server would have sent, shown only to this machine. Each is a
 * page of its own, in which no script runs. For all other clients these addresses do not exist.
 */
export function addMailPages(app: FastifyInstance, options: Options): void {
  const { executor } = options.services;

  const isPublic = options.publicUrl !== undefined && !isOwnName(new URL(options.publicUrl).host);

  const isOpen = (request: FastifyRequest) =>
    !options.sendsMail && !isPublic && options.trustedProxies === 0 && isThisMachine(request.raw);

  app.get('/dev/mail', async (request, reply) => {
    if (!isOpen(request)) return options.answerOther(request, reply);
    const mails = await latestKeptMails(executor, shown);
    const rows = mails.map(
      ({ id, subject, recipient, createdAt }) =>
        html`<li><a href="/dev/mail/${id}">${subject}</a>
<small>${recipient}, ${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. <a href="/dev/mail/${id}/plain">Plain text</a></small></li>
`,
    );
    reply.headers(smallPageHeaders);
    return smallPage({
      language: 'en',
      title: 'Mails that were not sent',
      body: html`<p>This service has no SMTP_URL, so it keeps its mails and shows the latest ${shown} here, to this machine alone. <a href="/dev/mail/kinds">Every notification, for both readers</a></p>
${rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>There are none yet.</p>`}`,
    });
  });

  app.get('/dev/mail/kinds', async (request, reply) => {
    if (!isOpen(request)) return options.answerOther(request, reply);
    reply.header('content-security-policy', mailPolicy).type('text/html; charset=utf-8');
    return notificationKindsPage(`${request.protocol}://${request.host}`);
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const id = isOpen(request) ? readId(request.params.id) : null;
    const mail = id === null ? null : await keptMailById(executor, id);
    if (!mail) return options.answerOther(request, reply);
    reply.header('content-security-policy', mailPolicy).type('text/html; charset=utf-8');
    return mail.html;
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id/plain', async (request, reply) => {
    const id = isOpen(request) ? readId(request.params.id) : null;
    const mail = id === null ? null : await keptMailById(executor, id);
    if (!mail) return options.answerOther(request, reply);
    return reply.type('text/plain; charset=utf-8').send(mail.plain);
  });
}

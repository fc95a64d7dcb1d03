import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dueHours } from '../../../domain/office/cases';
import { addresses } from '../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { screenLanguage } from '../../../domain/values/language';
import { withoutInvisible } from '../../../domain/values/visibleText';
import { limits } from '../../config/limits';
import type { Services } from '../../context/context';
import { type Html, html } from '../../notifications/mail/html';
import { smallPage, smallPageHeaders } from '../../notifications/mail/smallPage';
import {
  type ContactConversation,
  contactConversation,
  insertWritersReply,
  listReplies,
} from '../../pages/records/contactReplies';
import { askedLanguage } from '../../texts/askedLanguage';
import { type Message, message, translate } from '../../texts/translate';
import { cleanText, countCharacters } from '../../validation/cleanText';
import { clientAddress } from '../web/clientAddress';

/** A wildcard, because a parameter may have at most 100 characters and the token has more. */
interface Route {
  Params: { '*': string };
}

/** The error of a reply; null for none. */
function findProblem(text: string): Message | null {
  const { max } = limits.contact.message;
  if (text === '') return message('contact.messageRequired');
  return countCharacters(text) > max ? message('contact.messageTooLong', { max }) : null;
}

/**
 * `/answer/<token>`, the link of the mail that answers a contact message: its writer reads the conversation and writes
 * again.
 */
export async function addAnswerRoute(
  app: FastifyInstance,
  { services, trustedProxies }: { services: Services; trustedProxies: number },
): Promise<void> {
  const { executor, now, rateLimits, contactLinks } = services;

  /** The conversation of a link, or why there is none. */
  async function readLink(token: string): Promise<ContactConversation | 'wrong' | 'tooOld'> {
    const link = await contactLinks.verify(withoutInvisible(token));
    if (!link) return 'wrong';
    const { until } = link.claims;
    if (typeof until !== 'number' || until < now().getTime()) return 'tooOld';
    return (await contactConversation(executor, link.id)) ?? 'wrong';
  }

  const send = (reply: FastifyReply, status: number, page: Parameters<typeof smallPage>[0]) =>
    reply.headers(smallPageHeaders).code(status).send(smallPage(page));

  function sendRefusal(request: FastifyRequest, reply: FastifyReply, why: 'wrong' | 'tooOld') {
    const language = screenLanguage(askedLanguage(request.headers['accept-language']), 'da');
    const title = translate(message(`contactReply.${why}`), language);
    const again = translate(message('contactReply.writeAgain'), language);
    const body = html`<p><a href="${addresses.contact}">${again}</a></p>`;
    return send(reply, why === 'wrong' ? 404 : 410, { language, title, body });
  }

  async function sendConversation(
    reply: FastifyReply,
    contact: ContactConversation,
    { typed, problem }: { typed: string; problem: Message | null },
  ) {
    const { language, subject, createdAt } = contact;
    const say = (text: Message) => translate(text, language);
    const replies = await listReplies(executor, contact.id, limits.office.messages);
    const entry = (by: string | null, text: string, at: Date): Html => {
      const date = formatDate(getCopenhagenDate(at), language);
      const who = by === null ? say(message('contactReply.you')) : `${by}, Skuret`;
      const paragraphs = text.split(/\n+/).map((each) => html`<p>${each}</p>`);
      return html`<li><small>${who}, ${date}</small>${paragraphs}</li>`;
    };
    const isSent = replies.at(-1)?.by === null && problem === null;
    const status = isSent ? [html`<p role="status">${say(message('contactReply.sent'))}</p>`] : [];
    const alert = problem ? [html`<p role="alert" id="problem">${say(problem)}</p>`] : [];
    const wrong = problem ? [html` aria-invalid="true" aria-describedby="problem"`] : [];
    const { max } = limits.contact.message;
    const body = html`<ul>${[
      entry(null, contact.message, createdAt),
      ...replies.map(({ by, text, at }) => entry(by, text, at)),
    ]}</ul>${status}
<form method="post">${alert}
<label for="text">${say(message('contactReply.label'))}</label>
<textarea id="text" name="text" rows="6" required maxlength="${max}"${wrong}>${typed}</textarea>
<p><button type="submit">${say(message('publicReport.send'))}</button></p>
</form>`;
    return send(reply, problem ? 400 : 200, { language, title: subject, body });
  }

  app.get<Route>('/answer/*', async (request, reply) => {
    const contact = await readLink(request.params['*']);
    if (typeof contact === 'string') return sendRefusal(request, reply, contact);
    return sendConversation(reply, contact, { typed: '', problem: null });
  });

  app.post<Route>('/answer/*', { bodyLimit: 40_000 }, async (request, reply) => {
    const contact = await readLink(request.params['*']);
    if (typeof contact === 'string') return sendRefusal(request, reply, contact);
    const form = new URLSearchParams(request.body?.toString() ?? '');
    const text = cleanText(form.get('text') ?? '');
    const asker = clientAddress(request.raw, trustedProxies);
    const problem =
      findProblem(text) ?? (await rateLimits.exceeded(['messages', asker]))?.text ?? null;
    if (problem) return sendConversation(reply, contact, { typed: text, problem });
    const at = now();
    const dueAt = new Date(at.getTime() + dueHours.contact * 3_600_000);
    await insertWritersReply(executor, { messageId: contact.id, text, at, dueAt });
    // A reload then shows the page again instead of sending the form again.
    return reply.redirect(request.url, 303);
  });
}

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEmail, plainEmail } from '../../../domain/members/email';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { type ScreenLanguage, screenLanguage } from '../../../domain/values/language';
import { limits } from '../../config/limits';
import type { Services } from '../../context/context';
import { hashOfToken } from '../../members/auth/createMailLinks';
import {
  insertPublicReport,
  type ReportReason,
  reportable,
  reportByReceipt,
} from '../../members/records/reports';
import { html } from '../../notifications/mail/html';
import { smallPage, smallPageHeaders } from '../../notifications/mail/smallPage';
import { askedLanguage } from '../../texts/askedLanguage';
import { type LabelId, type Message, message, translate } from '../../texts/translate';
import { cleanText, countCharacters } from '../../validation/cleanText';
import { readId } from '../../validation/readId';
import { clientAddress } from '../web/clientAddress';

const reasons = {
  fraud: 'publicReport.reason.fraud',
  dangerous: 'publicReport.reason.dangerous',
  offensive: 'publicReport.reason.offensive',
  privacy: 'publicReport.reason.privacy',
  other: 'publicReport.reason.other',
} as const satisfies Record<ReportReason, LabelId>;
const reasonNames = Object.keys(reasons) as ReportReason[];

interface Typed {
  about: string;
  reason: ReportReason;
  text: string;
  /** Empty for none. */
  email: string;
}

/** The tool or member that a link to this site names; null for any other text. */
function readSubject(about: string): { kind: 'tool' | 'member'; id: number } | null {
  const [, page, text = ''] = /^(?:https?:\/\/[^/\s]+)?\/(tool|profile)\/(\d+)\b/.exec(about) ?? [];
  const id = readId(text);
  if (id === null) return null;
  return { kind: page === 'tool' ? 'tool' : 'member', id };
}

function readForm(form: URLSearchParams): Typed {
  return {
    about: (form.get('about') ?? '').trim().slice(0, 500),
    reason: reasonNames.find((each) => each === form.get('reason')) ?? 'other',
    text: cleanText(form.get('text') ?? ''),
    email: plainEmail(form.get('email') ?? ''),
  };
}

const languageOf = ({ headers }: FastifyRequest): ScreenLanguage =>
  screenLanguage(askedLanguage(headers['accept-language']), 'da');

function formPage(language: ScreenLanguage, typed: Typed, error: Message | null): string {
  const say = (id: LabelId) => translate(message(id), language);
  const options = reasonNames.map(
    (reason) =>
      html`<option value="${reason}"${reason === typed.reason ? ' selected' : ''}>${say(reasons[reason])}</option>`,
  );
  const problem = error ? [html`<p role="alert">${translate(error, language)}</p>`] : [];
  return smallPage({
    language,
    title: say('publicReport.title'),
    body: html`<p>${say('publicReport.intro')}</p>${problem}
<form method="post" action="/report">
<label for="about">${say('publicReport.about')}</label>
<input id="about" name="about" required maxlength="500" value="${typed.about}">
<label for="reason">${say('publicReport.reason')}</label>
<select id="reason" name="reason">${options}</select>
<label for="text">${say('publicReport.text')}</label>
<textarea id="text" name="text" rows="6" required maxlength="${limits.report.text.max}">${typed.text}</textarea>
<label for="email">${say('publicReport.email')}</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" aria-describedby="email-hint" value="${typed.email}">
<small id="email-hint">${say('publicReport.emailHint')}</small>
<p><button type="submit">${say('publicReport.send')}</button></p>
</form>`,
  });
}

/** The error of a report; null for none. */
function findProblem({ text, email }: Typed): Message | null {
  if (text === '') return message('reports.textRequired');
  const { max } = limits.report.text;
  if (countCharacters(text) > max) return message('reports.tooLong', { max });
  return email !== '' && !isEmail(email) ? message('forms.emailInvalid') : null;
}

/**
 * `/report`: anybody reports a tool or a profile, without an account and without scripts. The answer leads to a
 * receipt, `/report/<token>`, which says the number and, later, the outcome.
 */
export function addReportRoutes(
  app: FastifyInstance,
  { services, trustedProxies }: { services: Services; trustedProxies: number },
): void {
  const { executor, now, rateLimits } = services;
  const send = (reply: FastifyReply, page: string) => reply.headers(smallPageHeaders).send(page);

  app.get('/report', async (request, reply) => {
    const { about } = request.query as { about?: unknown };
    const typed = {
      about: typeof about === 'string' ? about : '',
      reason: 'other',
      text: '',
      email: '',
    } as const;
    return send(reply, formPage(languageOf(request), typed, null));
  });

  app.post('/report', { bodyLimit: 40_000 }, async (request, reply) => {
    const language = languageOf(request);
    const typed = readForm(new URLSearchParams(request.body?.toString() ?? ''));
    const reject = (error: Message) => {
      reply.code(400);
      return send(reply, formPage(language, typed, error));
    };
    const problem = findProblem(typed);
    if (problem) return reject(problem);
    const subject = readSubject(typed.about);
    // No member has the id 0, so this finds what everybody sees.
    const found = subject && (await reportable[subject.kind](executor, 0, subject.id));
    if (!subject || !found) return reject(message('publicReport.notFound'));
    const exceeded = await rateLimits.exceeded([
      'messages',
      clientAddress(request.raw, trustedProxies),
    ]);
    if (exceeded) return reject(exceeded.text);
    const token = randomBytes(32).toString('base64url');
    await insertPublicReport(executor, {
      ...found,
      ...typed,
      email: typed.email === '' ? null : typed.email,
      language,
      kind: subject.kind,
      subjectId: subject.id,
      receiptHash: hashOfToken(token),
      now: now(),
    });
    return reply.redirect(`/report/${token}`, 303);
  });

  app.get<{ Params: { token: string } }>('/report/:token', async (request, reply) => {
    const language = languageOf(request);
    const { token } = request.params;
    const isToken = /^[\w-]{43}$/.test(token);
    const report = isToken ? await reportByReceipt(executor, hashOfToken(token)) : null;
    const say = (text: Message) => translate(text, language);
    if (!report) {
      reply.code(404);
      const body = html`<p><a href="/report">${say(message('publicReport.title'))}</a></p>`;
      const title = say(message('publicReport.gone'));
      return send(reply, smallPage({ language, title, body }));
    }
    const dateOf = (at: Date) => formatDate(getCopenhagenDate(at), language);
    const outcome = report.closedAt
      ? message('publicReport.closed', { date: dateOf(report.closedAt) })
      : message('publicReport.open');
    const title = say(message('publicReport.receipt', { id: String(report.id) }));
    const body = html`<p>${say(message('publicReport.received', { date: dateOf(report.createdAt) }))}</p>
<p>${say(outcome)}</p>
${report.isMailed ? [html`<p>${say(message('publicReport.emailWaits'))}</p>`] : []}
${report.closedReason === null ? [] : [html`<p>${say(message('publicReport.closedReason', { reason: report.closedReason }))}</p>`]}
${report.changedAt === null ? [] : [html`<p>${say(message('publicReport.changed', { date: dateOf(report.changedAt) }))}</p>`]}
<p><small>${say(message('publicReport.keep'))}</small></p>`;
    return send(reply, smallPage({ language, title, body }));
  });
}

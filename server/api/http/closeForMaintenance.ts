import type { FastifyInstance } from 'fastify';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { screenLanguage } from '../../../domain/values/language';
import type { Services } from '../../context/context';
import { html } from '../../notifications/mail/html';
import { smallPage, smallPageHeaders } from '../../notifications/mail/smallPage';
import type { SiteNotice } from '../../office/records/siteNotices';
import { askedLanguage } from '../../texts/askedLanguage';
import { message, translate } from '../../texts/translate';
import type { ErrorCode } from '../../validation/errors';
import { looksLikeFile } from '../web/appFiles';
import { getPath } from './observeRequests';

/** What stays open: the office with its files, monitoring, and events of the payment provider, which would get lost. */
const staysOpen = (path: string) =>
  /^\/(office(\/.*)?|healthz|readyz|metrics|payment-events)$/.test(path) || looksLikeFile(path);

const clock = new Intl.DateTimeFormat('da-DK', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Copenhagen',
});

function textsOf({ textDa, textEn, untilAt }: SiteNotice, acceptLanguage: string | undefined) {
  const language = screenLanguage(askedLanguage(acceptLanguage), 'da');
  const until = message('request.closedUntil', {
    day: formatDate(getCopenhagenDate(untilAt), language),
    time: clock.format(untilAt).replace('.', ':'),
  });
  return {
    language,
    title: translate(message('request.closed'), language),
    until: translate(until, language),
    text: language === 'da' ? textDa : textEn,
  };
}

/** During maintenance, answers members and visitors with 503 and until when: a page, or the error `MAINTENANCE`. */
export function closeForMaintenance(
  app: FastifyInstance,
  { siteNotices, now }: Pick<Services, 'siteNotices' | 'now'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const notice = siteNotices.current('maintenance');
    const path = getPath(request);
    if (!notice || staysOpen(path)) return;
    const seconds = Math.ceil((notice.untilAt.getTime() - now().getTime()) / 1_000);
    const { language, title, until, text } = textsOf(notice, request.headers['accept-language']);
    reply.code(503).headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
    request.raw.resume();
    if (path === '/graphql') {
      const extensions = { code: 'MAINTENANCE' satisfies ErrorCode, retryAfterSeconds: seconds };
      return reply.send({ errors: [{ message: `${until} ${text}`, extensions }] });
    }
    const body = html`<p>${until}</p><p>${text}</p>`;
    return reply.headers(smallPageHeaders).send(smallPage({ language, title, body }));
  });
}

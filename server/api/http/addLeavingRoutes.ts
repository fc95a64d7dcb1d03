import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { addresses } from '../../../domain/values/addresses';
import { getCopenhagenDate } from '../../../domain/values/days';
import { screenLanguage } from '../../../domain/values/language';
import { withoutInvisible } from '../../../domain/values/visibleText';
import { readCalendar } from '../../bookings/calendar/readCalendar';
import { calendarMember } from '../../bookings/records/calendarFeeds';
import { limits } from '../../config/limits';
import type { Services } from '../../context/context';
import { hashOfToken } from '../../members/auth/createMailLinks';
import { exportAccount } from '../../members/leaving/exportAccount';
import { zipStream } from '../../members/leaving/zipStream';
import { consumeAccountTicket } from '../../members/records/accountTickets';
import { isFormer } from '../../members/records/leaving';
import { mailedMemberById } from '../../members/records/users';
import { html } from '../../notifications/mail/html';
import { smallPage, smallPageHeaders } from '../../notifications/mail/smallPage';
import { askedLanguage } from '../../texts/askedLanguage';
import { message, translate } from '../../texts/translate';

/** The form of tickets and tokens in an address; nothing else is looked up. */
const token = /^[\w-]{43}$/;

interface Options {
  services: Services;
  /** The public address of the service; empty when it is not known. */
  base: string;
}

/**
 * `/export/<ticket>`: all data of the member who requested them, as one file, for one download.
 * `/calendar/<token>.ics`: a member's bookings, for calendars.
 */
export function addLeavingRoutes(app: FastifyInstance, { services, base }: Options): void {
  const { executor, now } = services;

  app.get<{ Params: { ticket: string } }>('/export/:ticket', {
    // A HEAD request downloads nothing, but would use the ticket up.
    exposeHeadRoute: false,
    async handler(request, reply) {
      const ticket = withoutInvisible(request.params.ticket);
      const at = now();
      const used = { tokenHash: hashOfToken(ticket), purpose: 'export', now: at } as const;
      const memberId = token.test(ticket) ? await consumeAccountTicket(executor, used) : null;
      if (memberId === null || (await isFormer(executor, memberId))) {
        const language = screenLanguage(askedLanguage(request.headers['accept-language']), 'da');
        const text = (name: 'gone' | 'goneText' | 'settings') =>
          translate(message(`export.${name}`), language);
        return reply
          .code(404)
          .headers(smallPageHeaders)
          .send(
            smallPage({
              language,
              title: text('gone'),
              body: html`<p>${text('goneText')}</p><p><a href="${`${addresses.settings}#danger`}">${text('settings')}</a></p>`,
            }),
          );
      }
      // The download may take as long as the person's connection needs, within bounds.
      clearTimeout(reply.deadline ?? undefined);
      reply.deadline = setTimeout(
        () => reply.raw.destroy(),
        limits.export.arrivesWithin * 60_000,
      ).unref();
      const { store } = services.pictures;
      const calendar = async () => {
        const member = await mailedMemberById(executor, memberId);
        const language = member?.language ?? 'asGiven';
        const whole = { today: getCopenhagenDate(at), base, isWhole: true };
        return readCalendar(executor, { id: memberId, language }, whole);
      };
      const files = exportAccount({ executor, store, memberId, at, calendar });
      const name = `skuret-${getCopenhagenDate(at)}.zip`;
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        .send(Readable.from(zipStream(files, at), { objectMode: false, highWaterMark: 65_536 }));
    },
  });

  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const [, given] = /^([\w-]{43})\.ics$/.exec(withoutInvisible(request.params.file)) ?? [];
    const member = given === undefined ? null : await calendarMember(executor, hashOfToken(given));
    // The same response for an address that never existed and for one that was replaced.
    if (!member) return reply.code(404).send('Not found\n');
    const today = getCopenhagenDate(now());
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="skuret.ics"',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .send(await readCalendar(executor, member, { today, base }));
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addresses } from '../../domain/addresses';
import { screenLanguage } from '../../domain/language';
import type { ScreenLanguage } from '../../domain/money';
import type { Services } from '../context';
import { html } from '../mail/html';
import { smallPage, smallPageHeaders } from '../mail/smallPage';
import { mailsOf, updateSettings } from '../records/users';
import { askedLanguage, type Said, said, say } from '../texts/say';

/** A wildcard, because a parameter may have at most 100 characters and the token has more. */
interface Route {
  Params: { '*': string };
}

const stop = said('Få ikke flere e-mails');
const ask = said(
  'Vil du ikke længere have e-mails fra Skuret om beskeder, anmeldelser, gemte søgninger og påmindelser? Det står stadig i appen.',
);
const done = said('Du får ikke flere af disse e-mails');
const doneText = said('Nye beskeder, anmeldelser, fund og påmindelser står stadig i appen.');
const still = said(
  'Du får stadig e-mails om det, der ændrer en booking eller dine penge, og om din kontos sikkerhed.',
);
const settings = said('Du kan slå dem til igen i dine indstillinger.');
const wrong = said('Linket virker ikke');
const wrongText = said(
  'Det er ikke helt, eller kontoen findes ikke mere. Du kan slå e-mails fra i dine indstillinger.',
);

/** The form has no fields, and the body that RFC 8058 defines adds nothing to the address. */
const bodyBytes = 1_000;

/**
 * `/unsubscribe/<token>`: opening it changes nothing, because programs open links too. Its one button, or a mail
 * program's one-click unsubscribe (RFC 8058), stops the mails.
 */
export async function addUnsubscribeRoute(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: bodyBytes },
    (_request, _body, next) => next(null, null),
  );

  async function memberOf({ params }: FastifyRequest<Route>) {
    const memberId = await services.unsubscribing.verify(params['*']);
    return memberId === null ? null : mailsOf(services.executor, memberId);
  }

  const inSettings = (language: ScreenLanguage, text: Said) =>
    html`<p><a href="${addresses.settings}">${say(text, language)}</a></p>`;

  function refusal(request: FastifyRequest): string {
    const language = screenLanguage(askedLanguage(request.headers['accept-language']), 'da');
    return smallPage({
      language,
      title: say(wrong, language),
      body: inSettings(language, wrongText),
    });
  }

  function stopped(language: ScreenLanguage): string {
    return smallPage({
      language,
      title: say(done, language),
      body: html`<p>${say(doneText, language)}</p><p>${say(still, language)}</p>${inSettings(language, settings)}`,
    });
  }

  app.get<Route>('/unsubscribe/*', async (request, reply) => {
    reply.headers(smallPageHeaders);
    const member = await memberOf(request);
    if (!member) return reply.code(404).send(refusal(request));
    const language = screenLanguage(member.language, 'da');
    if (!member.emailNotices) return stopped(language);
    return smallPage({
      language,
      title: say(stop, language),
      body: html`<p>${say(ask, language)}</p>
<p>${say(still, language)}</p>
<form method="post"><button type="submit">${say(stop, language)}</button></form>`,
    });
  });

  app.post<Route>('/unsubscribe/*', async (request, reply) => {
    reply.headers(smallPageHeaders);
    const member = await memberOf(request);
    if (!member) return reply.code(404).send(refusal(request));
    await updateSettings(services.executor, member.id, { emailNotices: false });
    return stopped(screenLanguage(member.language, 'da'));
  });
}

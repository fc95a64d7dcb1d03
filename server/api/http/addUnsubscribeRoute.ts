import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SwitchedTopic } from '../../../domain/notifications/notifications';
import { addresses } from '../../../domain/values/addresses';
import type { ScreenLanguage } from '../../../domain/values/language';
import { screenLanguage } from '../../../domain/values/language';
import { withoutInvisible } from '../../../domain/values/visibleText';
import type { Services } from '../../context/context';
import { findMailSettings, updateSettings } from '../../members/records/users';
import { html } from '../../notifications/mail/html';
import { smallPage, smallPageHeaders } from '../../notifications/mail/smallPage';
import { askedLanguage } from '../../texts/askedLanguage';
import { message, translate } from '../../texts/translate';

/** A wildcard, because a parameter may have at most 100 characters and the token has more. */
interface Route {
  Params: { '*': string };
}

type TextName = 'stop' | 'done' | 'still' | 'settings' | 'wrong' | 'wrongText';
const text = (name: TextName, language: ScreenLanguage) =>
  translate(message(`unsubscribe.${name}`), language);

/** The names of topics, for a text. */
const getNames = (topics: readonly SwitchedTopic[], language: ScreenLanguage) =>
  topics.map((topic) => translate(message(`unsubscribe.topic.${topic}`), language)).join(', ');

/**
 * `/unsubscribe/<token>`: opening it changes nothing, because programs open links too. Its one button, or a mail
 * program's one-click unsubscribe (RFC 8058), stops the mails about the topics of that mail.
 */
export async function addUnsubscribeRoute(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  async function findLink({ params }: FastifyRequest<Route>) {
    const link = await services.unsubscribing.verify(withoutInvisible(params['*']));
    const member = link && (await findMailSettings(services.executor, link.memberId));
    if (!member) return null;
    const language = screenLanguage(member.language, 'da');
    return { member, language, topics: link.topics, names: getNames(link.topics, language) };
  }

  const inSettings = (language: ScreenLanguage, name: TextName) =>
    html`<p><a href="${`${addresses.settings}#notifications`}">${text(name, language)}</a></p>`;

  function refusal(request: FastifyRequest): string {
    const language = screenLanguage(askedLanguage(request.headers['accept-language']), 'da');
    return smallPage({
      language,
      title: text('wrong', language),
      body: inSettings(language, 'wrongText'),
    });
  }

  function stopped(language: ScreenLanguage, topics: string): string {
    return smallPage({
      language,
      title: text('done', language),
      body: html`<p>${translate(message('unsubscribe.doneText', { topics }), language)}</p><p>${text('still', language)}</p>${inSettings(language, 'settings')}`,
    });
  }

  app.get<Route>('/unsubscribe/*', async (request, reply) => {
    reply.headers(smallPageHeaders);
    const link = await findLink(request);
    if (!link) return reply.code(404).send(refusal(request));
    const { member, language, topics, names } = link;
    const isStopped =
      !member.emailNotifications || topics.every((topic) => member.mutedMails.includes(topic));
    if (isStopped) return stopped(language, names);
    return smallPage({
      language,
      title: text('stop', language),
      body: html`<p>${translate(message('unsubscribe.ask', { topics: names }), language)}</p>
<p>${text('still', language)}</p>
<form method="post"><button type="submit">${text('stop', language)}</button></form>`,
    });
  });

  // The body that RFC 8058 defines adds nothing to the address.
  app.post<Route>('/unsubscribe/*', { bodyLimit: 1_000 }, async (request, reply) => {
    reply.headers(smallPageHeaders);
    const link = await findLink(request);
    if (!link) return reply.code(404).send(refusal(request));
    const { member, language, topics, names } = link;
    const mutedMails = [...new Set([...member.mutedMails, ...topics])];
    await updateSettings(services.executor, member.id, { mutedMails });
    return stopped(language, names);
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addresses } from '../../domain/addresses';
import { screenLanguage } from '../../domain/language';
import type { ScreenLanguage } from '../../domain/money';
import type { SwitchedTopic } from '../../domain/notices';
import type { Services } from '../context';
import { html } from '../mail/html';
import { smallPage, smallPageHeaders } from '../mail/smallPage';
import { mailsOf, updateSettings } from '../records/users';
import { askedLanguage, type Said, said, say } from '../texts/say';
import { ignoreBody } from './ignoreBody';

/** A wildcard, because a parameter may have at most 100 characters and the token has more. */
interface Route {
  Params: { '*': string };
}

const stop = said('Få ikke flere e-mails');
const ask = (topics: Value) =>
  said('Vil du ikke længere have e-mails fra Skuret om {topics}? Det står stadig i appen.', {
    topics,
  });
const done = said('Du får ikke flere af disse e-mails');
const doneText = (topics: Value) =>
  said('Du får ikke flere e-mails om {topics}. Det står stadig i appen.', { topics });
const still = said(
  'Du får stadig e-mails om det, der ændrer en booking eller dine penge, og om din kontos sikkerhed.',
);
const settings = said('Du kan slå dem til igen i dine indstillinger.');
const wrong = said('Linket virker ikke');
const wrongText = said(
  'Det er ikke helt, eller kontoen findes ikke mere. Du kan slå e-mails fra i dine indstillinger.',
);

const topicNames: Record<ScreenLanguage, Record<SwitchedTopic, string>> = {
  da: {
    messages: 'beskeder',
    reviews: 'anmeldelser',
    searches: 'gemte søgninger og dage, du venter på',
    reminders: 'påmindelser',
  },
  en: {
    messages: 'messages',
    reviews: 'reviews',
    searches: 'saved searches and days that you wait for',
    reminders: 'reminders',
  },
};
/** The names of topics, as a value of a text. */
const namesOf = (topics: readonly SwitchedTopic[]) => (language: ScreenLanguage) =>
  topics.map((topic) => topicNames[language][topic]).join(', ');
type Value = ReturnType<typeof namesOf>;

/**
 * `/unsubscribe/<token>`: opening it changes nothing, because programs open links too. Its one button, or a mail
 * program's one-click unsubscribe (RFC 8058), stops the mails about the topics of that mail.
 */
export async function addUnsubscribeRoute(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  // The body that RFC 8058 defines adds nothing to the address.
  ignoreBody(app);

  async function linkOf({ params }: FastifyRequest<Route>) {
    const link = await services.unsubscribing.verify(params['*']);
    const member = link && (await mailsOf(services.executor, link.memberId));
    return member && { member, topics: link.topics, names: namesOf(link.topics) };
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

  function stopped(language: ScreenLanguage, names: Value): string {
    return smallPage({
      language,
      title: say(done, language),
      body: html`<p>${say(doneText(names), language)}</p><p>${say(still, language)}</p>${inSettings(language, settings)}`,
    });
  }

  app.get<Route>('/unsubscribe/*', async (request, reply) => {
    reply.headers(smallPageHeaders);
    const link = await linkOf(request);
    if (!link) return reply.code(404).send(refusal(request));
    const { member, topics, names } = link;
    const language = screenLanguage(member.language, 'da');
    const isStopped =
      !member.emailNotices || topics.every((topic) => member.mutedMails.includes(topic));
    if (isStopped) return stopped(language, names);
    return smallPage({
      language,
      title: say(stop, language),
      body: html`<p>${say(ask(names), language)}</p>
<p>${say(still, language)}</p>
<form method="post"><button type="submit">${say(stop, language)}</button></form>`,
    });
  });

  app.post<Route>('/unsubscribe/*', async (request, reply) => {
    reply.headers(smallPageHeaders);
    const link = await linkOf(request);
    if (!link) return reply.code(404).send(refusal(request));
    const { member, topics, names } = link;
    const mutedMails = [...new Set([...member.mutedMails, ...topics])];
    await updateSettings(services.executor, member.id, { mutedMails });
    return stopped(screenLanguage(member.language, 'da'), names);
  });
}

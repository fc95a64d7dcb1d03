import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addresses } from '../../../domain/values/addresses';
import { screenLanguage } from '../../../domain/values/language';
import { withoutInvisible } from '../../../domain/values/visibleText';
import type { Services } from '../../context/context';
import { type Html, html } from '../../notifications/mail/html';
import { smallPage, smallPageHeaders } from '../../notifications/mail/smallPage';
import { confirmNewsletter, newsletterSubscription } from '../../pages/records/contact';
import { askedLanguage } from '../../texts/askedLanguage';
import { readableEmail } from '../../texts/readableEmail';
import { message, translate } from '../../texts/translate';

/** A wildcard, because a parameter may have at most 100 characters and the token has more. */
interface Route {
  Params: { '*': string };
}

/**
 * `/newsletter/<token>`, the link of the mail that asks whether an address wants the newsletter. Opening it changes
 * nothing, because programs open links too; its one button confirms.
 */
export async function addNewsletterRoute(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  async function readLink({ params, headers }: FastifyRequest<Route>) {
    const link = await services.newsletterLinks.verify(withoutInvisible(params['*']));
    const subscription = link && (await newsletterSubscription(services.executor, link.id));
    const named = link?.claims['language'];
    const asked =
      named === 'da' || named === 'en' ? named : askedLanguage(headers['accept-language']);
    return { subscription, language: screenLanguage(asked, 'da') };
  }

  const answer = async (request: FastifyRequest<Route>, isConfirming: boolean) => {
    const { subscription, language } = await readLink(request);
    const text = (id: 'ask' | 'confirm' | 'done' | 'wrong' | 'wrongText') =>
      translate(message(`newsletter.${id}`), language);
    const page = (title: 'ask' | 'done' | 'wrong', body: Html) =>
      smallPage({ language, title: text(title), body });
    // The address may have been deleted since it was read.
    const isStored =
      subscription !== null &&
      (!isConfirming ||
        (await confirmNewsletter(services.executor, subscription.id, services.now())));
    if (!isStored) {
      const again = html`<p><a href="${addresses.blog}">${text('wrongText')}</a></p>`;
      return { status: 404, page: page('wrong', again) };
    }
    const about = translate(
      message('newsletter.about', { email: readableEmail(subscription.email) }),
      language,
    );
    if (isConfirming || subscription.isConfirmed) {
      return { status: 200, page: page('done', html`<p>${about}</p>`) };
    }
    const form = html`<p>${about}</p>
<form method="post"><button type="submit">${text('confirm')}</button></form>`;
    return { status: 200, page: page('ask', form) };
  };

  for (const method of ['GET', 'POST'] as const) {
    app.route<Route>({
      method,
      url: '/newsletter/*',
      bodyLimit: 1_000,
      async handler(request, reply) {
        const { status, page } = await answer(request, method === 'POST');
        return reply.headers(smallPageHeaders).code(status).send(page);
      },
    });
  }
}

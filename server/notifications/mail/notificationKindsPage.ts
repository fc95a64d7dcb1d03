import type { NewsReader } from '../../../domain/notifications/bookingNews';
import { getNotificationTopic } from '../../../domain/notifications/notifications';
import { to } from '../../../domain/values/addresses';
import type { ScreenLanguage } from '../../../domain/values/language';
import { Html, html } from './html';
import { notificationMail } from './notificationMail';
import {
  bookingOfSample,
  type NotificationSample,
  notificationSamples,
} from './notificationSamples';
import { type Mail, renderMail } from './renderMail';

const languages = ['da', 'en'] as const;
const readers = ['borrower', 'owner'] as const;

const style = new Html(`
:root { color-scheme: light dark; }
body { margin: 0; padding: 32px; font: 16px/1.5 'Segoe UI', Helvetica, Arial, sans-serif; }
h2 { margin: 48px 0 0; overflow-wrap: anywhere; }
.mails { display: grid; grid-template-columns: repeat(auto-fill, minmax(360px, 1fr)); gap: 16px; }
.mails > div { min-width: 0; }
small { display: block; }`);

const names = { borrower: 'Jonas Kjeldsen', owner: 'Mette Holm' } as const;

/** The mail of a sample in a language. */
export function renderSample(
  sample: NotificationSample,
  language: ScreenLanguage,
  base: string,
): Mail {
  const booking = bookingOfSample(sample);
  const address = booking && to.booking(booking.id);
  const isStoppable = getNotificationTopic(sample.notification) !== 'always';
  const unsubscribe = isStoppable ? `${base}/unsubscribe/sample` : null;
  const content = notificationMail(
    [{ ...sample.notification, count: 1, address }],
    booking,
    { language, name: names[sample.reader], unsubscribe },
    { base, commissionPercent: 0 },
  );
  return renderMail(content);
}

/** The mail of a kind for one reader in one language, below its subject. */
function mailOf(
  ofKind: readonly NotificationSample[],
  reader: NewsReader,
  language: ScreenLanguage,
  base: string,
): Html {
  const sample = ofKind.find((each) => each.reader === reader);
  if (!sample) return html`<div><small>${reader}, ${language}: not notified</small></div>`;
  const { subject, html: markup } = renderSample(sample, language, base);
  // In a shadow root, the rules of a mail apply to nothing else. A document in one loses only its outermost elements.
  return html`<div lang="${language}"><small>${reader}, ${language}</small><strong>${subject}</strong>
<div><template shadowrootmode="open">${new Html(markup)}</template></div></div>`;
}

/** A contact sheet: every kind of notification as its mail looks, for each reader, in both languages. */
export function notificationKindsPage(base: string): string {
  const samples = notificationSamples();
  const kinds = [...new Set(samples.map(({ name }) => name))];
  const section = (name: string) => {
    const ofKind = samples.filter((sample) => sample.name === name);
    const topic = ofKind[0] && getNotificationTopic(ofKind[0].notification);
    return html`<section><h2>${name}</h2>
<small>${topic === 'always' ? 'Always mailed' : `Switch: ${topic ?? ''}`}</small>
<div class="mails">${readers.flatMap((reader) => languages.map((language) => mailOf(ofKind, reader, language, base)))}</div></section>
`;
  };
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Every notification, for both readers – Skuret</title>
<style>${style}</style>
</head>
<body><main>
<h1>Every notification, for both readers</h1>
${kinds.map(section)}
</main></body>
</html>
`.markup;
}

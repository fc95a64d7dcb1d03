import type { NewsReader } from '../../../domain/notifications/bookingNews';
import { noticeTopic, noticeWords } from '../../../domain/notifications/notices';
import { type Html, html } from './html';
import { type NoticeSample, noticeSamples } from './noticeSamples';
import { smallPage } from './smallPage';

const languages = ['da', 'en'] as const;
const readers = ['borrower', 'owner'] as const;

/** The text of a kind for one reader in one language. */
function text(
  ofKind: readonly NoticeSample[],
  reader: NewsReader,
  language: (typeof languages)[number],
): Html {
  const sample = ofKind.find((each) => each.reader === reader);
  if (!sample) return html`<div><small>${reader}, ${language}: not notified</small></div>`;
  const { title, line, paragraphs, links, action } = noticeWords(sample.notice, 1, language);
  const said = paragraphs.length > 0 ? paragraphs : [line];
  return html`<div lang="${language}"><small>${reader}, ${language}</small><strong>${title}</strong>
${said.map((each) => html`<p>${each}</p>`)}<small>${[...links.map(({ label }) => label), action].join(' · ')}</small></div>`;
}

/** Every kind of notice as its mail says it: each reader beside the other, in both languages. */
export function noticeKindsPage(): string {
  const samples = noticeSamples();
  const kinds = [...new Set(samples.map(({ name }) => name))];
  const section = (name: string) => {
    const ofKind = samples.filter((sample) => sample.name === name);
    const topic = ofKind[0] && noticeTopic(ofKind[0].notice);
    return html`<section><h2>${name}</h2>
<small>${topic === 'always' ? 'Always mailed' : `Switch: ${topic ?? ''}`}</small>
${languages.map((language) => html`<div class="pair">${readers.map((reader) => text(ofKind, reader, language))}</div>`)}</section>
`;
  };
  return smallPage({
    language: 'en',
    title: 'Every notification, for both readers',
    body: html`${kinds.map(section)}`,
  });
}

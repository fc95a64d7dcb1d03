import { getFirstName } from '../../../domain/members/user';
import type { ScreenLanguage } from '../../../domain/values/language';
import { message, translate } from '../../texts/translate';
import { Html, html } from './html';

/** The content of a mail, from which both of its versions are made. */
export interface MailContent {
  language: ScreenLanguage;
  /** The public address of the service, for the brand mark. */
  base: string;
  subject: string;
  /**
   * The name of the recipient. Null while the address is unconfirmed: else a stranger could send any text, typed as a
   * name, to any address.
   */
  name: string | null;
  paragraphs: readonly string[];
  /** The link of the mail, with an absolute URL. */
  picture?: { src: string; alt: string };
  /** Facts to look up, such as the days of a booking. */
  facts?: readonly { label: string; value: string }[];
  /** Further links, by name, with absolute addresses. */
  links?: readonly { label: string; href: string }[];
  /** The main link, with an absolute address. A link in a mail starts no session. */
  button: { label: string; href: string } | null;
  /** Why the person gets the mail, when the reason is not that they have an account. */
  why?: string | undefined;
  /** Where the person can unsubscribe; null for mails that cannot be stopped. */
  unsubscribe: string | null;
}

/** A mail as it is sent. */
export interface Mail {
  subject: string;
  html: string;
  plain: string;
  unsubscribe: string | null;
}

// Mail programs read attributes and few style rules: the dark colours are rules, for the programs that support them.
const rules = new Html(`
  body { margin: 0; padding: 0; }
  @media (prefers-color-scheme: dark) {
    .ground { background: #171614 !important; }
    .card { background: #211F1C !important; border-color: #38342E !important; }
    .ink { color: #F3EFE8 !important; }
    .muted, .muted a { color: #B9B1A4 !important; }
    .line { border-color: #38342E !important; }
    .brand { color: #8FD0B3 !important; }
    .button { background: #8FD0B3 !important; color: #0D2219 !important; }
  }`);

const font = "font-family: Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

function paragraph(text: string): Html {
  return html`<p class="ink" style="margin: 0 0 16px; font-size: 16px; line-height: 1.5; color: #1D1B18">${text}</p>`;
}

/** As wide as the card. Without the picture, the text in its place is the name of the tool. */
function toPicture({ src, alt }: NonNullable<MailContent['picture']>): Html {
  return html`<img class="muted" src="${src}" alt="${alt}" width="510" style="display: block; width: 100%; height: auto; margin: 0 0 16px; border-radius: 8px; font-size: 14px; color: #5C564D">
`;
}

function toTable(facts: NonNullable<MailContent['facts']>): Html {
  const cell =
    'padding: 8px 0; border-top: 1px solid #E4DED3; font-size: 16px; line-height: 1.4; text-align: left; vertical-align: top';
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 16px; border-collapse: collapse">
${facts.map(
  ({ label, value }) =>
    html`<tr><th scope="row" class="muted line" style="${cell}; padding-right: 16px; font-weight: 400; color: #5C564D">${label}</th>
<td class="ink line" style="${cell}; font-weight: 600; color: #1D1B18">${value}</td></tr>
`,
)}</table>
`;
}

/** One link below another, as wide as the facts above them. */
function list(links: NonNullable<MailContent['links']>): Html {
  return html`${links.map(
    ({ label, href }) =>
      html`<p style="margin: 0 0 12px; font-size: 16px; line-height: 1.5"><a class="brand" href="${href}" style="color: #1E4D3B; font-weight: 600">${label}</a></p>
`,
  )}`;
}

const greeting = (name: string | null, language: ScreenLanguage) =>
  name === null
    ? translate(message('mail.hello'), language)
    : translate(message('mail.helloName', { name: getFirstName(name) }), language);

function toHtml(content: MailContent): Html {
  const {
    base,
    language,
    subject,
    name,
    paragraphs,
    picture,
    facts = [],
    links = [],
    button,
    why = translate(message('mail.account'), content.language),
    unsubscribe,
  } = content;
  const text = (id: 'slogan' | 'open' | 'unsubscribe') =>
    translate(message(`mail.${id}`), language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${rules}</style>
</head>
<body class="ground" style="margin: 0; padding: 0; background: #FAF8F4; ${font}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background: #FAF8F4">
<tr><td align="center" style="padding: 24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; text-align: left">
<tr><td style="padding: 0 8px 16px">
<img src="${base}/icons/icon-192.png" alt="" width="32" height="32" style="display: inline-block; width: 32px; height: 32px; margin: 0 8px 0 0; border-radius: 8px; vertical-align: middle">
<span class="brand" style="font-size: 20px; font-weight: 700; color: #1E4D3B; vertical-align: middle">Skuret</span>
<span class="muted" style="font-size: 14px; color: #5C564D; vertical-align: middle">&nbsp; ${text('slogan')}</span>
</td></tr>
<tr><td class="card" style="padding: 32px 24px; background: #FFFFFF; border: 1px solid #E4DED3; border-radius: 12px">
<h1 class="ink" style="margin: 0 0 16px; font-size: 22px; line-height: 1.3; color: #1D1B18">${subject}</h1>
${paragraph(greeting(name, language))}
${paragraphs.map(paragraph)}
${picture ? toPicture(picture) : ''}
${facts.length > 0 ? toTable(facts) : ''}
${links.length > 0 ? list(links) : ''}
${
  button
    ? html`<p style="margin: 24px 0"><a class="button" href="${button.href}" style="display: inline-block; padding: 12px 24px; border-radius: 8px; background: #1E4D3B; color: #FFFFFF; font-size: 16px; font-weight: 600; text-decoration: none">${button.label}</a></p>
<p class="muted" style="margin: 0; font-size: 14px; line-height: 1.5; color: #5C564D">${text('open')} <a class="muted" href="${button.href}" style="color: #5C564D; word-break: break-all">${button.href}</a></p>`
    : ''
}
</td></tr>
<tr><td class="muted" style="padding: 16px 8px; font-size: 14px; line-height: 1.5; color: #5C564D">
${why}
${unsubscribe ? html`<br><a class="muted" href="${unsubscribe}" style="color: #5C564D">${text('unsubscribe')}</a>` : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function toPlainText(content: MailContent): string {
  const {
    language,
    name,
    paragraphs,
    facts = [],
    links = [],
    button,
    why = translate(message('mail.account'), content.language),
    unsubscribe,
  } = content;
  return `${[
    greeting(name, language),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    '-- \nSkuret',
    why,
    ...(unsubscribe
      ? [`${translate(message('mail.unsubscribe'), language)}:\n${unsubscribe}`]
      : []),
  ].join('\n\n')}\n`;
}

/** Renders a mail in the common frame, as HTML and as plain text with the same content. */
export function renderMail(content: MailContent): Mail {
  return {
    // A subject is one line, even when the name of a tool has line breaks.
    subject: content.subject.replaceAll(/\s+/g, ' '),
    html: toHtml(content).markup,
    plain: toPlainText(content),
    unsubscribe: content.unsubscribe,
  };
}

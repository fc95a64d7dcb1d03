import { createHash } from 'node:crypto';
import type { ScreenLanguage } from '../../../domain/values/language';
import { Html, html } from './html';

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 48px 16px; background: #FAF8F4; color: #1D1B18; font: 16px/1.5 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px 24px; background: #FFF; border: 1px solid #E4DED3; border-radius: 12px; }
.brand { margin: 0 0 16px; font-size: 20px; font-weight: 700; color: #1E4D3B; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.3; }
a { color: #1E4D3B; }
button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 8px; background: #1E4D3B; color: #FFF; font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid #1E4D3B; outline-offset: 3px; }
label { display: block; margin: 16px 0 4px; font-weight: 600; }
input, select, textarea { box-sizing: border-box; width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid #8A8174; border-radius: 8px; background: inherit; color: inherit; font: inherit; }
[role='alert'] { color: #A3241C; font-weight: 600; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 12px 0; border-top: 1px solid #E4DED3; overflow-wrap: anywhere; }
small { display: block; color: #5C564D; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { background: #171614; color: #F3EFE8; }
  main { background: #211F1C; border-color: #38342E; }
  .brand, a { color: #8FD0B3; }
  [role='alert'] { color: #FF9C92; }
  button { background: #8FD0B3; color: #0D2219; }
  :focus-visible { outline-color: #8FD0B3; }
  li { border-color: #38342E; }
  small { color: #B9B1A4; }
}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Such a page allows only its own style and its own form, and it sends no referrer. */
export const smallPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** A page of its own, without the app: it has to work signed out and without scripts. */
export function smallPage(page: { language: ScreenLanguage; title: string; body: Html }): string {
  return html`<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} – Skuret</title>
<style>${new Html(style)}</style>
</head>
<body><main>
<p class="brand">Skuret</p>
<h1>${page.title}</h1>
${page.body}
</main></body>
</html>
`.markup;
}

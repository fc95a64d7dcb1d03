import { createHash } from 'node:crypto';

/** The texts of the style elements in a piece of HTML. */
export const styleTexts = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);

function hashSources(texts: readonly string[]): string {
  return texts
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');
}

/** The policy of a page with these style and script elements. */
export const allowInline = (styles: readonly string[], scripts: readonly string[]) =>
  pagePolicy
    .replace("style-src 'self'", `style-src 'self' ${hashSources(styles)}`)
    .replace("script-src 'self'", `script-src 'self' ${hashSources(scripts)}`);

/** The policy for everything but pages: opened directly, it can run and load nothing. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The same for a mail, which needs its inline styles and its pictures. */
export const mailPolicy = `${filePolicy.replace('sandbox', '')}style-src 'unsafe-inline'; img-src 'self'; sandbox`;

/** The headers of a mail with sample data, which the office shows in a frame. */
export const mailSampleHeaders = {
  'content-security-policy': mailPolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * Headers of every response; pages and files replace `cache-control`, pages also the policy. Other origins cannot
 * frame, sniff or read any response.
 */
export const commonHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy': filePolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  // Only our own pages may ask for the position, and they ask only when the person presses `Brug min placering`.
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), interest-cohort=()',
};

/** Sent as well when the service is told that it stands behind TLS. */
export const hstsHeader = {
  on: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
};

/** A picture in a mail: the pages of web mail may show it, which are of other origins. */
export const mailedPictureHeaders = { 'cross-origin-resource-policy': 'cross-origin' };

/**
 * The policy of the page. styled-components writes its rules into an empty style element. The hash is that of the empty
 * text, so that no other style element is allowed.
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  // Trusted Types: no text becomes a script or markup, whatever the code does. Only webpack's chunk loader and the code
  // that switches push on (src/platform/browser/push.ts) may name a script.
  "require-trusted-types-for 'script'",
  'trusted-types skuret skuret-worker',
].join('; ');

/**
 * The policy of the service worker: it may only connect to the service, and shows a page of its own when that does not
 * answer.
 */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

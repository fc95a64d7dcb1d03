/** The policy of everything that is not a page: opened by itself it can do nothing. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The same for a mail, which is nothing without its styles. */
export const mailPolicy = `${filePolicy.replace('sandbox', '')}style-src 'unsafe-inline'; sandbox`;

/**
 * Sent with every answer; pages and files replace `cache-control`, pages the policy. Nothing of ours is to be framed,
 * sniffed, or read by other origins.
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
  // Where somebody is, our own pages may ask, which they do when told to alone (`Brug min placering`).
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), interest-cohort=()',
};

/** Sent as well when the service is told that it stands behind TLS. */
export const hstsHeader = {
  on: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
};

/**
 * The policy of the page. styled-components writes its rules into an empty style element; the hash is that
 * of the empty text, so that no other style element is let in.
 */
export const pagePolicy = [
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
  // No text becomes a script or markup, whatever the code does: only webpack's loader of chunks may name one, and
  // who switches push on (src/browser/push.ts).
  "require-trusted-types-for 'script'",
  'trusted-types skuret skuret-worker',
].join('; ');

/** The policy of the service worker: it asks the service, and shows a page of its own where that does not answer. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

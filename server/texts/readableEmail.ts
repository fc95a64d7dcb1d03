import { domainToUnicode } from 'node:url';

/** A stored e-mail as people read it: `navn@xn--blbr-roah.example` is `navn@blåbær.example`. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (!/xn--/i.test(domain)) return email;
  return email.slice(0, at) + (domainToUnicode(domain) || domain);
}

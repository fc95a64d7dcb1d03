import { withoutInvisible } from '../values/visibleText';

/** Characters of the longest e-mail that mail servers take (RFC 5321, 4.5.3.1.3). */
export const longestEmail = 254;

/** Only what can be in a domain, so that `URL` reads all of it as one. U+3002 and its like are full stops of IDNA. */
const domainPattern = /^[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]+$/u;

/** A domain in ASCII, in small letters: `blåbær.example` is `xn--blbr-roah.example`. Others are returned as they are. */
function toAsciiDomain(domain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  if (/^[\u0000-\u007f]*$/.test(domain) || !domainPattern.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * A typed e-mail as it is stored and compared: without invisible characters, with its domain in ASCII. Every e-mail that
 * is typed goes through here, in the app and in the service.
 */
export function plainEmail(typed: string): string {
  const email = withoutInvisible(typed);
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + toAsciiDomain(email.slice(at));
}

/** The part before the `@`, unquoted (RFC 5321, 4.1.2): atoms with single dots between them, 64 characters at most. */
const localPattern = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Labels of 1 to 63 letters, digits and inner hyphens; at least two, and the last is no number. */
const hostPattern =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether mail servers take an e-mail in its plain form. Only ASCII, so small letters are the same everywhere. */
export function isEmail(plain: string): boolean {
  const at = plain.lastIndexOf('@');
  return (
    plain.length <= longestEmail &&
    localPattern.test(plain.slice(0, Math.max(at, 0))) &&
    hostPattern.test(plain.slice(at + 1))
  );
}

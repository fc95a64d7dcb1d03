import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstLanguage, keepLanguageCookie, readLanguage } from '../../../domain/values/language';
import { acceptedEncodings } from '../web/encodings';
import type { Pages } from './openPages';

export interface PublicOrigin {
  /** The public address of the service, without a slash at the end. */
  publicUrl: string | undefined;
  /** Whether the service stands behind TLS. */
  hsts: string;
}

/**
 * The origin of absolute addresses in a page. A `Host` that names this machine or an IP address is trusted. Any other
 * name may be forged and would be cached with the page, so without `PUBLIC_URL` addresses stay relative.
 */
export function getOrigin(
  { headers: { host = '' } }: FastifyRequest,
  { publicUrl, hsts }: PublicOrigin,
): string {
  if (publicUrl !== undefined) return publicUrl;
  const [, name = ''] = /^(\[[0-9a-f:.]+\]|[^:]+)(?::\d{1,5})?$/i.exec(host) ?? [];
  const isOurs = name.toLowerCase() === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) > 0;
  return isOurs ? `${hsts === 'off' ? 'http' : 'https'}://${host}` : '';
}

/** Answers with the page of an address. A browser with a first language other than as given keeps it in a cookie. */
export async function servePage(
  pages: Pick<Pages, 'find' | 'findStatus' | 'source'>,
  place: PublicOrigin,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { headers, url } = request;
  const [pathname = '/'] = url.split('?', 1);
  const chosen = readLanguage(headers.cookie);
  const language =
    pages.source === 'live' ? firstLanguage(headers.cookie, headers['accept-language']) : chosen;
  const address = {
    pathname,
    search: url.slice(pathname.length),
    origin: getOrigin(request, place),
    language,
  };
  const [encoding = 'identity'] = acceptedEncodings(headers['accept-encoding']);
  const [page, status] = await Promise.all([
    pages.find(address, encoding),
    pages.findStatus(pathname),
  ]);
  reply.headers({
    'cache-control': 'no-cache',
    etag: page.etag,
    // Browsers revalidate a cached page at each use, by an etag that differs between languages.
    vary: 'accept-encoding',
    ...(language !== chosen && { 'set-cookie': keepLanguageCookie(language) }),
    'content-security-policy': page.policy,
    ...(status !== 200 && { 'x-robots-tag': 'noindex' }),
  });
  if (status === 200 && headers['if-none-match']?.includes(page.etag)) {
    return reply.code(304).send();
  }
  if (page.encoding !== 'identity') reply.header('content-encoding', page.encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(page.body);
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { acceptedEncodings, type Encoding } from './encodings';
import { mailedPictureHeaders, workerPolicy } from './securityHeaders';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const year = 31_536_000;
const day = 86_400;

/** Revalidated each time, so that a browser never keeps an old service worker. */
const workerHeaders = { 'cache-control': 'no-cache', 'content-security-policy': workerPolicy };

/** One file: its bytes as they are, and compressed by the build. */
type AppFile = Partial<Record<Encoding, { bytes: Buffer; etag: string }>>;

/** Files that have routes of their own. */
const others = ['/index.html', '/office.html', '/robots.txt'];

/** The files by address, without those in `others` and source maps. */
async function readFiles(folder: string): Promise<Map<string, AppFile>> {
  const files = new Map<string, AppFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const [, name = '', extension] = /^(.*?)(\.br|\.gz)?$/.exec(entry.name) ?? [];
    const plain = path.join(entry.parentPath, name);
    const address = `/${path.relative(folder, plain).split(path.sep).join('/')}`;
    if (!entry.isFile() || others.includes(address) || name.endsWith('.map')) continue;
    const bytes = await readFile(path.join(entry.parentPath, entry.name));
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const encoding = extension === '.br' ? 'br' : extension === '.gz' ? 'gzip' : 'identity';
    files.set(address, { ...files.get(address), [encoding]: { bytes, etag: `"${hash}"` } });
  }
  return files;
}

/** Whether a path without a route looks like a file: then the answer is a plain 404, never the page. */
export function looksLikeFile(pathname: string): boolean {
  return /^\/(assets|images|pictures)\//.test(pathname) || /\.[^/.]*$/.test(pathname);
}

/**
 * The built app as routes, held in memory as it was at the start: a build that replaces it meanwhile never mixes with
 * it, and no path leads to other files. The folder may be missing, as in development, where another server has the
 * files: then there are no routes.
 */
export async function appFiles(app: FastifyInstance, { folder }: { folder: string }) {
  const files = await readFiles(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return new Map<string, AppFile>();
    throw error;
  });
  for (const [address, file] of files) {
    const headers = {
      'content-type': types[path.extname(address)] ?? 'application/octet-stream',
      // Assets carry a hash of their content in their name.
      'cache-control': address.startsWith('/assets/')
        ? `public, max-age=${year}, immutable`
        : `public, max-age=${day}`,
      ...(address === '/sw.js' ? workerHeaders : {}),
      ...(/^\/(icons|images\/photos)\//.test(address) ? mailedPictureHeaders : {}),
      ...(Object.keys(file).length > 1 ? { vary: 'accept-encoding' } : {}),
    };
    app.get(address, async (request, reply) => {
      const accepted = acceptedEncodings(request.headers['accept-encoding']);
      const encoding = accepted.find((candidate) => file[candidate]);
      const body = encoding && file[encoding];
      if (!body) return reply.code(404).send('Not found\n');
      reply.headers(headers).header('etag', body.etag);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      if (request.headers['if-none-match']?.includes(body.etag)) {
        return reply.removeHeader('content-type').code(304).send();
      }
      return reply.send(body.bytes);
    });
  }
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Answer } from './Answer';
import { respond, respondText } from './respond';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const year = 31_536_000;
const day = 86_400;

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

interface AppFile {
  type: string;
  cacheControl: string;
  bodies: Partial<Record<Encoding, { bytes: Buffer; etag: string }>>;
}

export interface AppFiles {
  /** Answers a GET or HEAD for a file of the build. False, with nothing sent, when there is none. */
  serve(request: IncomingMessage, response: Answer, pathname: string): boolean;
}

/** Assets carry a hash of their content in their name. */
function cacheControlOf(address: string): string {
  return address.startsWith('/assets/')
    ? `public, max-age=${year}, immutable`
    : `public, max-age=${day}`;
}

async function readFiles(folder: string): Promise<Map<string, AppFile>> {
  const files = new Map<string, AppFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const encoding: Encoding = entry.name.endsWith('.br')
      ? 'br'
      : entry.name.endsWith('.gz')
        ? 'gzip'
        : 'identity';
    const plainFile = encoding === 'identity' ? file : file.replace(/\.(br|gz)$/, '');
    const address = `/${path.relative(folder, plainFile).split(path.sep).join('/')}`;
    const bytes = await readFile(file);
    const known = files.get(address) ?? {
      type: types[path.extname(plainFile)] ?? 'application/octet-stream',
      cacheControl: cacheControlOf(address),
      bodies: {},
    };
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    known.bodies[encoding] = { bytes, etag: `"${hash}"` };
    files.set(address, known);
  }
  return files;
}

/** Encodings that the client takes, the smallest first. One that it names with q=0 it does not take. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  const known: Encoding[] = ['br', 'gzip'];
  return [...known.filter((encoding) => accepted.has(encoding)), 'identity'];
}

function sendFile(request: IncomingMessage, response: Answer, file: AppFile): void {
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find(
    (candidate) => file.bodies[candidate],
  );
  const body = encoding && file.bodies[encoding];
  if (!encoding || !body) {
    respondText(response, 404, 'Not found');
    return;
  }
  const headers = {
    'content-type': file.type,
    'cache-control': file.cacheControl,
    etag: body.etag,
    ...(Object.keys(file.bodies).length > 1 ? { vary: 'accept-encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  if (request.headers['if-none-match']?.includes(body.etag)) {
    const { 'content-type': _type, ...kept } = headers;
    respond(response, 304, kept, '');
    return;
  }
  respond(response, 200, headers, body.bytes);
}

/** Whether a path that leads nowhere was meant as a file: then the answer is a plain 404, never the page. */
export function looksLikeFile(pathname: string): boolean {
  return /^\/(assets|images|pictures)\//.test(pathname) || /\.[^/.]*$/.test(pathname);
}

/**
 * The built app, held in memory as it was at the start: a build that replaces it meanwhile never mixes
 * with it. Only files that were found then are served, so no path leads anywhere else.
 * `folder` may be missing (in development they come from elsewhere): then there are none.
 */
export async function openAppFiles(folder: string): Promise<AppFiles> {
  const files = await readFiles(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return new Map<string, AppFile>();
    throw error;
  });
  // A template of pages, and none itself.
  files.delete('/index.html');

  return {
    serve(request, response, pathname) {
      const file = files.get(pathname);
      if (file) sendFile(request, response, file);
      return file !== undefined;
    },
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { mailedPictureHeaders } from './securityHeaders';

/** The picture size that previews of shared links expect, and the place of the drawing in it. */
const frame = { width: 1200, height: 630 };
const drawing = { left: 200, top: 15, floor: 445 };

/** A drawing on a background, as PNG: previews of shared links do not read SVG, and may show it on black. */
async function paint(folder: string, name: string): Promise<Buffer> {
  const svg = await readFile(path.join(folder, 'images/tools', `${name}.svg`), 'utf8');
  const { width, height } = frame;
  const placed = svg.replace('<svg ', `<svg x="${drawing.left}" y="${drawing.top}" `);
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#EFE9DD"/>
    <rect y="${drawing.floor}" width="${width}" height="${height}" fill="#E2DACB"/>
    ${placed}</svg>`;
  return sharp(Buffer.from(whole)).png({ palette: true, colours: 128 }).toBuffer();
}

/** `/images/shared/{drawing}.png`: painted at the first request, then cached. */
export async function sharedPictures(app: FastifyInstance, { folder }: { folder: string }) {
  const painted = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { name: string } }>('/images/shared/:name.png', async (request, reply) => {
    const { name } = request.params;
    // The pattern prevents reading any other path.
    if (!/^[a-z\d-]+$/.test(name)) return reply.code(404).send('Not found\n');
    const bytes = painted.get(name) ?? paint(folder, name);
    painted.set(name, bytes);
    try {
      const body = await bytes;
      reply.headers({
        ...mailedPictureHeaders,
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
      });
      return await reply.send(body);
    } catch (error) {
      painted.delete(name);
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return reply.code(404).send('Not found\n');
    }
  });
}

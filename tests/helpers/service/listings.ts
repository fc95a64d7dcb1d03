import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import * as documents from './documents';
import type { TestService } from './startTestService';

/** Creates a listing as the add form does. `more` replaces or adds fields of `newTool`. */
export async function createListing(service: TestService, token: string, more: object = {}) {
  const input = { ...documents.newTool, ...more };
  const answer = await service.graphql(documents.createToolWithPicture, { input }, token);
  expect(answer.errors).toEqual([]);
  return answer.data.createTool as {
    tool: { id: string; name: string; description: string; imageUrl: string } | null;
    errors: string[];
    fieldErrors: { field: string | null; message: string }[];
  };
}

/** Counts the rows and files that a refused listing could leave behind. */
export async function keptListings(service: TestService) {
  const [tools, pictures, words] = await Promise.all([
    service.executor.selectFrom('tools').select('id').execute(),
    service.executor.selectFrom('pictures').select('sha256').execute(),
    readdir(path.join(service.dataDir, 'pictures'), { recursive: true }),
  ]);
  return { tools: tools.length, pictures: pictures.length, files: words.length };
}

/** The part of a listing with a picture in it. */
export const asUpload = (bytes: Buffer | string, filename = 'have.jpg') => ({
  mainImage: {
    data: Buffer.isBuffer(bytes) ? bytes.toString('base64') : bytes,
    filename,
    contentType: 'image/jpeg',
  },
});

/** A picture of one colour. */
export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884411' } });

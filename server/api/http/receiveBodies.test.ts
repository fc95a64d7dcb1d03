import * as documents from '../../../tests/helpers/service/documents';
import { postText } from '../../../tests/helpers/service/postText';
import { postHead, rawRequest } from '../../../tests/helpers/service/rawRequest';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ logLevel: 'silent' });
});
afterAll(() => service.close());

const post = (body: string, headers?: Record<string, string>) =>
  postText(service.url, body, headers);

describe('large request body', () => {
  const large = JSON.stringify({
    query: '{ categories { id } }',
    extensions: { a: 'x'.repeat(200_000) },
  });

  test('is accepted from members only', async () => {
    const token = await service.signUp();
    expect((await post(large)).status).toBe(413);
    expect((await post(large, { authorization: `Bearer ${token}` })).status).toBe(200);
  });

  test('with an ended session is rejected as unauthenticated, so that the app signs out', async () => {
    const token = await service.signUp();
    await service.graphql(documents.signOut, {}, token);
    for (const refused of [token, 'x.y.z']) {
      const { status, text } = await post(large, { authorization: `Bearer ${refused}` });
      expect(status).toBe(413);
      expect(JSON.parse(text)).toEqual({
        errors: [
          { message: 'Please sign in to continue.', extensions: { code: 'UNAUTHENTICATED' } },
        ],
      });
    }
  });

  test('gets its rejection even when the client reads only after sending', async () => {
    const { socket, answer } = await rawRequest(service.url, postHead(4_000_000));
    socket.pause();
    await new Promise((resolve) => socket.write('x'.repeat(4_000_000), resolve));
    socket.resume();
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*What you sent is too large\./);
    socket.destroy();
  });

  test('above the upload size is rejected for members too', async () => {
    const token = await service.signUp();
    const huge = JSON.stringify({
      query: '{ categories { id } }',
      extensions: { a: 'x'.repeat(15_000_000) },
    });
    expect((await post(huge, { authorization: `Bearer ${token}` })).status).toBe(413);
  });

  test('without Content-Length is aborted at the limit', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(large));
        controller.close();
      },
    });
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test('with compression is rejected', async () => {
    expect((await post('{}', { 'content-encoding': 'gzip' })).status).toBe(415);
  });
});

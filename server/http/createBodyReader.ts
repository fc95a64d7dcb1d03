import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../context';
import { signInFirst } from '../errors';
import { limits } from '../limits';
import type { UploadBound } from './createUploadBound';
import { Refusal } from './Refusal';
import { readBody, tooLarge } from './readBody';
import type { Timeouts } from './traffic';

/** Reads bodies of GraphQL requests. Large bodies are accepted only from signed-in people, a few at a time. */
export function createBodyReader(timeouts: Timeouts, boundUpload: UploadBound) {
  async function receiveUpload(
    { raw }: FastifyRequest,
    announced: number,
    context: RequestContext,
  ): Promise<string> {
    const caller = await context.caller();
    if (caller.kind !== 'user' && announced === Number.POSITIVE_INFINITY) {
      return readBody(raw, limits.body.bytes, timeouts.body);
    }
    // The error names an ended session, so that the app signs the person out (D8).
    if (caller.kind === 'refused') {
      throw new Refusal(413, signInFirst, 'too large', 'UNAUTHENTICATED');
    }
    const isDeclaredTooLarge = Number.isFinite(announced) && announced > limits.body.uploadBytes;
    if (caller.kind === 'visitor' || isDeclaredTooLarge) throw tooLarge();
    return boundUpload(caller.user.id, () =>
      readBody(raw, limits.body.uploadBytes, timeouts.upload),
    );
  }

  return (request: FastifyRequest, context: RequestContext): Promise<string> => {
    const { headers, raw } = request;
    const encoding = headers['content-encoding'];
    if (encoding && encoding !== 'identity') {
      throw new Refusal(415, 'Compressed requests are not taken.', 'compressed');
    }
    // For a body of the usual size the caller is not looked up.
    const announced = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    return announced > limits.body.bytes
      ? receiveUpload(request, announced, context)
      : readBody(raw, limits.body.bytes, timeouts.body);
  };
}

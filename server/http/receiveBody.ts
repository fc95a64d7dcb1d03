import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '../context';
import { limits } from '../limits';
import type { Answer } from '../web/Answer';
import { readBody } from '../web/readBody';
import { respondJson } from '../web/respond';
import type { Endpoint } from './endpoint';
import { refuseAsBusy, requestError } from './refuse';

/** The body of a POST, or null when the answer was given already because there is none to go on with. */
export async function receiveBody(
  endpoint: Endpoint,
  context: RequestContext,
  request: IncomingMessage,
  response: Answer,
): Promise<string | null> {
  const { headers } = request;
  const { timeouts, services } = endpoint;
  const encoding = headers['content-encoding'];
  if (encoding && encoding !== 'identity') {
    respondJson(response, 415, requestError('Compressed requests are not taken.'));
    return null;
  }
  const announced = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  // Only who is signed in may send much, and nobody is looked up for a body of the usual size.
  const caller = announced > limits.body.bytes ? await context.caller() : null;
  const uploader = caller?.kind === 'user' ? caller.user.id : null;
  const most = uploader === null ? limits.body.bytes : limits.body.uploadBytes;
  const isDeclaredTooLarge = Number.isFinite(announced) && announced > most;
  if (uploader !== null) {
    const own = endpoint.uploads.filter((id) => id === uploader).length;
    if (endpoint.uploads.length >= limits.body.uploads || own >= limits.body.uploadsOfOne) {
      refuseAsBusy(endpoint, response, 'uploads');
      return null;
    }
    endpoint.uploads.push(uploader);
  }
  const time = uploader === null ? timeouts.body : timeouts.upload;
  const read = isDeclaredTooLarge
    ? { failure: 'too large' as const }
    : await readBody(request, most, time);
  if (uploader !== null) endpoint.uploads.splice(endpoint.uploads.indexOf(uploader), 1);
  if (!('failure' in read)) return read.text;
  services.metrics.count('skuret_rejections_total', { reason: read.failure });
  // The rest of the body is never read, so the connection cannot go on.
  const close = { connection: 'close' };
  if (read.failure === 'too large')
    respondJson(response, 413, requestError('The request is too large.'), close);
  if (read.failure === 'too slow')
    respondJson(response, 408, requestError('The request did not arrive in time.'), close);
  return null;
}

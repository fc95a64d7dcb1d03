import type { Services } from '../context';
import type { Answer } from '../web/Answer';
import { respondJson } from '../web/respond';

/** What nobody thought of: logged under the id of the request, and the answer carries the id alone (D18). */
export function answerUnexpected(services: Services, response: Answer, error: unknown): void {
  const { id } = response;
  services.metrics.count('skuret_unexpected_errors_total');
  services.log.error({ requestId: id, errorId: id, err: error }, 'unexpected error');
  const message = 'Something went wrong on our side. Please try again.';
  if (response.headersSent) response.destroy();
  else respondJson(response, 500, { errors: [{ message, extensions: { code: 'INTERNAL', id } }] });
}

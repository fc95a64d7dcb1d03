import type { Answer } from '../web/Answer';
import { respondJson } from '../web/respond';
import type { Endpoint } from './endpoint';

/** What is wrong with a request before anything of it is run. */
export const requestError = (message: string) => ({ errors: [{ message }] });

/** 503, with the time after which it is worth trying again; counted by its reason. */
export function refuseAsBusy(endpoint: Endpoint, response: Answer, reason: string): void {
  endpoint.services.metrics.count('skuret_rejections_total', { reason });
  respondJson(response, 503, requestError('Too much is asked right now. Please try again.'), {
    'retry-after': 1,
  });
}

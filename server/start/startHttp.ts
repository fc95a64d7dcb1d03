import { createHttpService, type HttpOptions } from '../api/http/createHttpService';
import { createReadyCheck } from '../observe/createReadyCheck';
import type { BaseUrl } from './createBaseUrl';
import type { StartOptions } from './StartOptions';

type Parts = Pick<HttpOptions, 'schema' | 'services' | 'office' | 'pages'> & { baseUrl: BaseUrl };

interface RunningHttp {
  url: string;
  /** Lets requests under way finish, for `graceMs` at most. `/readyz` says from now on that it is not ready. */
  close(graceMs: number): Promise<void>;
}

/** Listens for requests. */
export async function startHttp(
  { baseUrl, ...parts }: Parts,
  options: StartOptions,
): Promise<RunningHttp> {
  const { dataDir, port: wantedPort, host } = options;
  const isOnDisk = options.database.kind !== 'postgres' || options.picturesS3 === undefined;
  const checkWrites = createReadyCheck(parts.services.executor, isOnDisk ? dataDir : null);
  let isStopping = false;
  const http = createHttpService({
    ...options,
    ...parts,
    async checkReady() {
      if (isStopping) throw new Error('Stopping');
      await checkWrites();
    },
  });
  const { port } = await http.listen(wantedPort, host);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  baseUrl.listensAt(url);
  return {
    url,
    close(graceMs) {
      isStopping = true;
      return http.close(graceMs);
    },
  };
}

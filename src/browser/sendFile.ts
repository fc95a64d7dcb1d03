/** What was answered to a file that was sent. */
interface FileAnswer {
  status: number;
  /** Null where the answer is no JSON. */
  body: unknown;
  /** From when on another try is worth it, where the service says so. */
  retryAfterSeconds: number | null;
}

/** How a file on its way is followed, and called back. */
export interface FileWatch {
  signal: AbortSignal;
  /** 0 to 100, of the bytes that have gone out. */
  onProgress: (percent: number) => void;
}

/** Sends a picture to where it is kept. `again`: the same may go well another time. Rejects when it is called back. */
export type UploadPicture = (
  picture: Blob,
  watch: FileWatch,
) => Promise<{ url: string } | { problem: string; again: boolean }>;

/** A photograph on a slow line takes its time, in milliseconds. */
const patience = 120_000;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/**
 * Posts a file as it is. Null when nobody answered; rejects when it is called back. By `XMLHttpRequest`, because
 * `fetch` does not tell how much of a request has gone out.
 */
export function sendFile(
  address: string,
  file: Blob,
  head: { token: string | null; acceptLanguage: string },
  { signal, onProgress }: FileWatch,
): Promise<FileAnswer | null> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const callBack = () => {
      request.abort();
      reject(signal.reason);
    };
    const end = (answer: FileAnswer | null) => {
      signal.removeEventListener('abort', callBack);
      resolve(answer);
    };
    signal.addEventListener('abort', callBack);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.min(100, (loaded / total) * 100));
    };
    request.onload = () => {
      const seconds = Number(request.getResponseHeader('retry-after') ?? Number.NaN);
      end({
        status: request.status,
        body: readJson(request.responseText),
        retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
      });
    };
    request.onerror = () => end(null);
    request.ontimeout = () => end(null);
    request.open('POST', address);
    request.timeout = patience;
    const { token, acceptLanguage } = head;
    request.setRequestHeader('Authorization', token === null ? '' : `Bearer ${token}`);
    request.setRequestHeader('Accept-Language', acceptLanguage);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.send(file);
  });
}

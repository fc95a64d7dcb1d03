/** The response to an upload. */
interface FileAnswer {
  status: number;
  /** Null where the answer is no JSON. */
  body: unknown;
  /** After how many seconds a retry makes sense; null when the service does not say. */
  retryAfterSeconds: number | null;
}

/** How an upload is followed and cancelled. */
export interface FileWatch {
  signal: AbortSignal;
  /** 0 to 100, of the bytes that have gone out. */
  onProgress: (percent: number) => void;
}

/** Uploads a picture. `again`: a retry may succeed. Rejects when it is cancelled. */
export type UploadPicture = (
  picture: Blob,
  watch: FileWatch,
) => Promise<{ url: string } | { problem: string; again: boolean }>;

/** The timeout in milliseconds: a photograph on a slow connection takes long. */
const uploadTimeoutMs = 120_000;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/**
 * Posts a file as it is. Resolves to null without a response; rejects when it is cancelled. Uses `XMLHttpRequest`,
 * because `fetch` does not report the progress of an upload.
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
    request.timeout = uploadTimeoutMs;
    const { token, acceptLanguage } = head;
    request.setRequestHeader('Authorization', token === null ? '' : `Bearer ${token}`);
    request.setRequestHeader('Accept-Language', acceptLanguage);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.send(file);
  });
}

/** An upload in a test; the test answers it. */
interface FakeUpload {
  address: string;
  authorization: string;
  /** As `Accept-Language` names it. */
  language: string;
  body: Blob;
  /** How much has gone out, in percent. */
  progress: (percent: number) => void;
  /** `{ url }` with 201, `{ errors }` with any other status. */
  answer: (status: number, body: object, headers?: Record<string, string>) => void;
  /** As when the line is down. */
  fail: () => void;
  calledBack: boolean;
}

const RealRequest = globalThis.XMLHttpRequest;
afterEach(() => {
  globalThis.XMLHttpRequest = RealRequest;
});

/** Fakes only `XMLHttpRequest`, which sends files; restored after each test. Returns the uploads in their order. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  class FakeRequest {
    readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    timeout = 0;
    status = 0;
    responseText = '';
    private address = '';
    private authorization = '';
    private language = '';
    private headers: Record<string, string> = {};
    private own: FakeUpload | null = null;

    open(_method: string, address: string) {
      this.address = address;
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'Authorization') this.authorization = value;
      if (name === 'Accept-Language') this.language = value;
    }
    getResponseHeader(name: string) {
      return this.headers[name] ?? null;
    }
    abort() {
      if (this.own) this.own.calledBack = true;
    }
    send(body: Blob) {
      this.own = {
        address: this.address,
        authorization: this.authorization,
        language: this.language,
        body,
        progress: (loaded) =>
          this.upload.onprogress?.({ loaded, total: 100 } as unknown as ProgressEvent),
        answer: (status, answer, headers = {}) => {
          this.status = status;
          this.responseText = JSON.stringify(answer);
          this.headers = headers;
          this.onload?.();
        },
        fail: () => this.onerror?.(),
        calledBack: false,
      };
      uploads.push(this.own);
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return uploads;
}

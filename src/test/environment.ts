import { BroadcastChannel } from 'node:worker_threads';
import { TestEnvironment } from 'jest-environment-jsdom';

/** One that is open keeps no run of tests from its end. */
class QuietChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

/**
 * jsdom without the network and text classes that browsers and Node both have: hand over Node's.
 * A default export, because jest reads an environment from one.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      Blob,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      TextDecoderStream,
      ReadableStream,
      TransformStream,
      WritableStream,
      structuredClone,
      BroadcastChannel: QuietChannel,
    });
  }
}

import { BroadcastChannel } from 'node:worker_threads';
import { TestEnvironment } from 'jest-environment-jsdom';

const openChannels = new Set<BroadcastChannel>();

/** An open channel does not keep the test run from ending. */
class QuietChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
    openChannels.add(this);
  }
}

/**
 * jsdom without the network and text classes that browsers and Node both have: hand over Node's.
 * A default export, because jest reads an environment from one.
 */
export default class BrowserEnvironment extends TestEnvironment {
  /**
   * Closes the channels with each test: an open one would answer the next test as another tab, also in another file.
   */
  handleTestEvent({ name }: { name: string }): void {
    if (name !== 'test_done') return;
    for (const channel of openChannels) channel.close();
    openChannels.clear();
  }

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

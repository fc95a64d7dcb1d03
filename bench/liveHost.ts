/** A process of `bench:live`: the service, which says over IPC what memory it holds. Started with `--expose-gc`. */
import '../server/main';

/** Bytes, after what nobody holds is gone. */
export interface HeldMemory {
  rss: number;
  /** V8's objects, and what they hold outside its heap. */
  heap: number;
}

process.once('disconnect', () => process.exit());
process.on('message', () => {
  // The second takes what the first has only let go of.
  for (let times = 0; times < 2; times += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed + external } satisfies HeldMemory);
});

/** A process of `bench:events`: the service, which reports its memory over IPC. Started with `--expose-gc`. */
import '../server/main';

/** In bytes, after garbage collection. */
export interface HeldMemory {
  rss: number;
  /** V8's objects, and the memory they hold outside its heap. */
  heap: number;
}

process.once('disconnect', () => process.exit());
process.on('message', () => {
  // The second collection frees what the first one has only released.
  for (let times = 0; times < 2; times += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed + external } satisfies HeldMemory);
});

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts a thread on a TypeScript file. Node 20 does not pass `--import tsx` on to threads, so the thread registers it
 * first.
 */
export function startWorker(file: URL, workerData: unknown): Worker {
  const tsxPackage = createRequire(import.meta.url).resolve('tsx/package.json');
  const tsx = new URL('./dist/esm/api/index.mjs', pathToFileURL(tsxPackage)).href;
  return new Worker(
    `import(${JSON.stringify(tsx)}).then((tsx) => { tsx.register(); return import(${JSON.stringify(file.href)}); })`,
    { eval: true, execArgv: [], workerData },
  );
}

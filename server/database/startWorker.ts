import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts a thread on a TypeScript file, or in the built service on the file that it was built to, beside this one.
 * Node 20 does not pass `--import tsx` on to threads, so a thread on a TypeScript file registers it first.
 */
export function startWorker(file: URL, workerData: unknown): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(file.href.replace(/\.ts$/, '.js')), { workerData });
  }
  const tsxPackage = createRequire(import.meta.url).resolve('tsx/package.json');
  const tsx = new URL('./dist/esm/api/index.mjs', pathToFileURL(tsxPackage)).href;
  return new Worker(
    `import(${JSON.stringify(tsx)}).then((tsx) => { tsx.register(); return import(${JSON.stringify(file.href)}); })`,
    { eval: true, execArgv: [], workerData },
  );
}

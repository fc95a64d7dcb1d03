import path from 'node:path';
import { build } from 'esbuild';

const root = path.join(import.meta.dirname, '..');

/**
 * A script for the page that stands in for the browser extension: the real instrumentation of Redux
 * DevTools round the store, and `window.lifted` to drive it with.
 */
export async function devToolsScript(): Promise<string> {
  const result = await build({
    stdin: {
      contents: `
        import { instrument } from '@redux-devtools/instrument';
        import { compose } from 'redux';
        window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options) => (...enhancers) => {
          window.devToolsOptions = options;
          const keep = (createStore) => (...args) => {
            const store = createStore(...args);
            window.lifted = store.liftedStore;
            return store;
          };
          return compose(keep, ...enhancers, instrument(undefined, { maxAge: 2000 }));
        };
        try { localStorage.setItem('devtools', 'on'); } catch {}
      `,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return result.outputFiles[0]?.text ?? '';
}

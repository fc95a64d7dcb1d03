import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Compiler } from 'webpack';
import { packedGlobalCss } from './GlobalCssPlugin';

/** What the service fills and answers: `build/firstScreens.json`. A slot is written `slot_name_`. */
export interface FirstScreens {
  /** The global styles, which stay with the page when the app takes it over, as the link of the page names them. */
  globalCss: string;
  /** The styles of each screen, and the script that shows the chosen colours before anything is painted and notes what is pressed, and whether it is still, before the app is there. */
  css: Record<'home' | 'browse' | 'tool', string>;
  scheme: string;
  /** What the app sends, word for word, so that what the service embeds is what the app would get. */
  documents: { categories: string; searchTools: string; tool: string };
  /** The sample tools of the home page, as its query holds them. */
  featured: unknown[];
  /** Class of a picture's ground by its place and its category's code; '' for none. */
  grounds: Record<'card' | 'main' | 'thumb', Record<string, string>>;
  home: string;
  browse: {
    html: string;
    shell: string;
    card: string;
    pictures: Record<'eagerDrawing' | 'lazyDrawing' | 'eagerPhoto' | 'lazyPhoto', string>;
  };
  tool: {
    html: string;
    boxes: { one: string; several: string };
    rating: string;
    chips: string;
    chip: string;
    pictures: Record<'mainDrawing' | 'thumbDrawing' | 'mainPhoto' | 'thumbPhoto', string>;
  };
}

interface Rendered extends Pick<FirstScreens, 'documents' | 'featured'> {
  screens: Pick<FirstScreens, 'home' | 'browse' | 'tool' | 'grounds'>;
  css: FirstScreens['css'];
  schemeStorageKey: string;
}

/** Just enough of a browser for modules that look at one when they are loaded. */
const browser = `
const location = new URL('http://localhost/');
Object.assign(globalThis, { location, window: { location, matchMedia: () => ({ matches: false }) } });
`;

/** What is fetched later is on no first screen. */
const onlyWhatIsThere: Plugin = {
  name: 'only-what-is-there',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path: file }) =>
      kind === 'dynamic-import' ? { path: file, external: true } : undefined,
    );
  },
};

/** Bundles the renderer and runs it in a process of its own, because it is another React in another mode. */
async function render(root: string): Promise<Rendered> {
  const file = path.join(root, '.cache/renderFirstScreens.cjs');
  mkdirSync(path.dirname(file), { recursive: true });
  await build({
    entryPoints: [path.join(root, 'scripts/webpack/renderFirstScreens.tsx')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    mainFields: ['module', 'main'],
    alias: { graphql: path.join(root, 'src/store/api/graphqlShim.ts') },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: browser },
    plugins: [onlyWhatIsThere],
    logLevel: 'error',
  });
  const text = execFileSync(process.execPath, [file], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(text) as Rendered;
}

/** Writes what the service needs for its first screens, made of the app's own components as they are in this build. */
export class FirstScreensPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('FirstScreens', async (compilation) => {
      const folder = compilation.outputOptions.path ?? '';
      const { screens, documents, featured, css, schemeStorageKey } = await render(
        compiler.context,
      );
      const scheme = `try{const s=localStorage.getItem(${JSON.stringify(schemeStorageKey)});if(s==='light'||s==='dark')document.documentElement.dataset.theme=s}catch{}onclick=e=>{self.pressedFirst=e.target};onpointerdown=onkeydown=()=>{self.isHeld=1};onpointerup=onpointercancel=onkeyup=()=>{self.isHeld=0}`;
      const written: FirstScreens = {
        globalCss: packedGlobalCss,
        css,
        scheme,
        documents,
        featured,
        ...screens,
      };
      writeFileSync(path.join(folder, '../firstScreens.json'), JSON.stringify(written));
    });
  }
}

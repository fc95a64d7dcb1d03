import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A renderer that renders nothing: every page is the shell. */
const shellsAlone = `
exports.pageRenderer = { earlyScript: 'early()', renderPage: async () => null };
`;

const template =
  '<!doctype html><html><head><!--head--><title>Skuret</title><!--/head--><style>a{}</style></head><body><div id="root"><!--page--></div><!--state--></body></html>';

/** The response where no page is rendered. It names its source (D23). */
export const shell =
  '<!doctype html><html><head><title>Skuret</title><meta name="source" content="live"><script>early()</script><style>a{}</style></head><body><div id="root"></div></body></html>';

export interface WrittenBuild {
  /** The value for the service's `appFolder` option. */
  appFolder: string;
  remove(): Promise<void>;
}

/** Writes a minimal build; the browser journeys use the real one. */
export async function writeBuild(renderer = shellsAlone): Promise<WrittenBuild> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-build-'));
  const appFolder = path.join(folder, 'app');
  await mkdir(path.join(appFolder, 'assets'), { recursive: true });
  await mkdir(path.join(folder, 'pages'));
  await writeFile(path.join(appFolder, 'index.html'), template);
  await writeFile(path.join(folder, 'pages/render.cjs'), renderer);
  const routes = { namedChunkGroups: { home: { assets: [{ name: 'assets/home.js' }] } } };
  await writeFile(path.join(folder, 'routes.json'), JSON.stringify(routes));
  return { appFolder, remove: () => rm(folder, { recursive: true, force: true }) };
}

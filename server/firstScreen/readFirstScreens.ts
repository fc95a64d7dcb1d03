import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * What the build has made of the app's own screens (`scripts/webpack/FirstScreensPlugin`): templates with
 * slots, their styles, and the documents that the app sends.
 */
export interface FirstScreenParts {
  globalCss: string;
  css: Record<'home' | 'browse' | 'tool', string>;
  scheme: string;
  documents: { categories: string; searchTools: string; tool: string };
  featured: unknown[];
  grounds: Record<'card' | 'main' | 'thumb', Record<string, string>>;
  home: string;
  browse: { html: string; shell: string; card: string; pictures: Record<string, string> };
  tool: {
    html: string;
    boxes: { one: string; several: string };
    rating: string;
    chips: string;
    chip: string;
    pictures: Record<string, string>;
  };
  /** The page as built, its root empty. */
  page: string;
  /** The script files of each address beyond those that the page names. */
  scripts: Record<string, string[]>;
}

/** Reads them from beside the built app; null where there is no build, as in development. */
export async function readFirstScreens(appFolder: string): Promise<FirstScreenParts | null> {
  const read = (file: string) => readFile(path.join(appFolder, file), 'utf8');
  try {
    const [screens, routes, page] = await Promise.all([
      read('../firstScreens.json'),
      read('../routes.json'),
      read('index.html'),
    ]);
    const stats = JSON.parse(routes) as { routes: Record<string, { files: string[] }> };
    const scripts = Object.fromEntries(
      Object.entries(stats.routes).map(([name, { files }]) => [name, files]),
    );
    const parts = JSON.parse(screens) as Omit<FirstScreenParts, 'page' | 'scripts'>;
    return { ...parts, page, scripts };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

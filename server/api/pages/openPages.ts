import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { MapTiles } from '../../../domain/search/mapTiles';
import { isKnownPath } from '../../../domain/values/addresses';
import type { Source } from '../../../domain/values/source';
import type { Services } from '../../context/context';
import { askAsVisitor } from './askAsVisitor';
import { createPageCache, type PageCache } from './createPageCache';
import { findPageStatus, type PageStatus } from './findPageStatus';
import { startPageRenderer } from './startPageRenderer';
import type { BuiltPage } from './writePage';

interface Options {
  /** The build for the browser, `build/app`. The build for the service is beside it, in `build/pages`. */
  appFolder: string;
  schema: GraphQLSchema;
  services: Services;
  rendering: boolean;
  timeoutMs: number;
  /** Where the screens get their data from. */
  source: Source;
  /** Where the map gets its tiles from; undefined without tiles. */
  tiles: MapTiles | undefined;
}

export interface Pages extends PageCache {
  source: Source;
  /** The status of a page. While the database cannot be reached, an address with a route counts as there. */
  findStatus(pathname: string): Promise<PageStatus>;
  stop(): Promise<void>;
}

async function readBuilt(appFolder: string): Promise<BuiltPage> {
  const [html, routes] = await Promise.all([
    readFile(path.join(appFolder, 'index.html'), 'utf8'),
    readFile(path.join(appFolder, '../routes.json'), 'utf8'),
  ]);
  const { namedChunkGroups } = JSON.parse(routes) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>;
  };
  const scripts = Object.entries(namedChunkGroups).map(
    ([name, { assets }]) => [name, assets.map((asset) => asset.name)] as const,
  );
  return { html, scripts: Object.fromEntries(scripts) };
}

/** The pages of the built app. Null without a build, as in development, where another server has the pages. */
export async function openPages({
  appFolder,
  schema,
  services,
  source,
  tiles,
  ...rest
}: Options): Promise<Pages | null> {
  const renderer = path.join(appFolder, '../pages/render.cjs');
  const isBuilt = await access(renderer).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return null;
  const thread = await startPageRenderer(
    { renderer, built: await readBuilt(appFolder), setting: { source, tiles } },
    askAsVisitor(schema, services),
  );
  return {
    ...createPageCache({ thread, log: services.log, ...rest }),
    source,
    async findStatus(pathname) {
      const byShape = isKnownPath(pathname) ? 200 : 404;
      // The sample's tools and people are not in the database.
      if (source === 'sample') return byShape;
      return findPageStatus(services.reader, pathname).catch((error: unknown) => {
        services.log.warn({ err: error, path: pathname }, 'page status lookup failed');
        return byShape;
      });
    },
    stop: () => thread.stop(),
  };
}

import type { GraphQLSchema } from 'graphql';
import { openPages, type Pages } from '../api/pages/openPages';
import type { Services } from '../context/context';
import type { Start } from './createStart';
import type { StartOptions } from './StartOptions';

interface Parts {
  schema: GraphQLSchema;
  services: Omit<Services, 'pagesChanged'>;
}

/** Starts to render pages for visitors. Null without a build of the app. */
export async function startPages(
  { onStop }: Start,
  { schema, services }: Parts,
  options: Pick<
    StartOptions,
    'appFolder' | 'pageRendering' | 'pageRenderTimeout' | 'source' | 'tiles'
  >,
): Promise<Pages | null> {
  const pages = await openPages({
    appFolder: options.appFolder,
    schema,
    // A page only reads, so its rendering changes no other page.
    services: { ...services, pagesChanged: () => undefined },
    rendering: options.pageRendering,
    timeoutMs: options.pageRenderTimeout,
    source: options.source,
    tiles: options.tiles,
  });
  if (pages) onStop(() => pages.stop());
  return pages;
}

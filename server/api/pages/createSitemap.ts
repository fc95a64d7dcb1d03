import { LRUCache } from 'lru-cache';
import {
  type AddressName,
  addresses,
  browserAddresses,
  guardedAddresses,
  to,
} from '../../../domain/values/addresses';
import { limits } from '../../config/limits';
import { cacheForSeconds } from '../../database/cacheForSeconds';
import type { Executor } from '../../database/openDatabase';
import { partsOfTools, toolPlaces } from '../../pages/records/sitemap';

/** Public pages that are no result of a search. */
const ways: readonly AddressName[] = ['signIn', 'signUp', 'forgotPassword'];
const left = new Set<string>([...guardedAddresses, ...browserAddresses, ...ways]);

/** Pages that a visitor may search for, besides tools and categories. */
const pages = Object.entries(addresses)
  .filter(([name, address]) => !left.has(name) && !address.includes(':'))
  .map(([, address]) => address);

interface Options {
  executor: Executor;
  categories: readonly { code: string }[];
  now(): Date;
  /** The most addresses in one file. */
  most?: number;
}

export interface Sitemap {
  /** The whole sitemap, or the index of its parts. */
  whole(origin: string): Promise<string>;
  /** One part, by its name in the index; null for any other name. */
  part(origin: string, name: string): Promise<string | null>;
}

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The sitemap for search engines: listed tools, categories and pages. When it is too long for one file, an index names
 * the parts. Each part is read at most once an hour, and a name that the index lacks reads nothing, so that no client
 * can cause more queries.
 */
export function createSitemap({
  executor,
  categories,
  now,
  most = limits.sitemap.addresses,
}: Options): Sitemap {
  const { keptSeconds, keptFiles } = limits.sitemap;
  const files = new LRUCache<string, Promise<string>>({ max: keptFiles, ttl: keptSeconds * 1_000 });
  const firsts = cacheForSeconds(() => partsOfTools(executor, most), keptSeconds, now);
  const fixed = [...pages, ...categories.map(({ code }) => to.browse({ category: code }))];

  const kept = (key: string, make: () => Promise<string>) => {
    const known = files.get(key);
    if (known) return known;
    const made = make();
    files.set(key, made);
    made.catch(() => files.delete(key));
    return made;
  };
  const urlset = (lines: readonly string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${schema}>\n${lines.join('\n')}\n</urlset>\n`;
  const line = (address: string, lastChanged: string | null = null) =>
    `<url><loc>${escaped(address)}</loc>${lastChanged === null ? '' : `<lastmod>${lastChanged}</lastmod>`}</url>`;
  const fixedLines = (origin: string) => fixed.map((path) => line(origin + path));
  const toolLines = async (origin: string, from: number) =>
    (await toolPlaces(executor, from, most)).map(({ id, lastChanged }) =>
      line(origin + to.tool(String(id)), lastChanged),
    );

  return {
    async whole(origin) {
      const parts = await firsts();
      return kept(`${origin} whole`, async () => {
        if (parts.length <= 1) {
          const tools = parts[0] === undefined ? [] : await toolLines(origin, parts[0]);
          if (tools.length + fixed.length <= most) return urlset([...fixedLines(origin), ...tools]);
        }
        const names = ['pages', ...parts.map((first) => `tools-${first}`)];
        const places = names.map(
          (name) => `<sitemap><loc>${escaped(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>`,
        );
        return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${schema}>\n${places.join('\n')}\n</sitemapindex>\n`;
      });
    },
    async part(origin, name) {
      if (name === 'pages') return urlset(fixedLines(origin));
      const first = Number(/^tools-([1-9]\d{0,14})$/.exec(name)?.[1]);
      if (!(await firsts()).includes(first)) return null;
      return kept(`${origin} ${first}`, async () => urlset(await toolLines(origin, first)));
    },
  };
}

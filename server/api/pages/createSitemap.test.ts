import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getCopenhagenDate } from '../../../domain/values/days';
import { rawRequest } from '../../../tests/helpers/service/rawRequest';
import { listTools } from '../../../tests/helpers/service/searching';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { type WrittenBuild, writeBuild } from '../../../tests/helpers/service/writeBuild';
import { createSitemap } from './createSitemap';

let build: WrittenBuild;
let service: TestService;
let ids: number[];

beforeAll(async () => {
  build = await writeBuild();
  await writeFile(path.join(build.appFolder, 'robots.txt'), 'Disallow: /dashboard\n');
  service = await startTestService({ appFolder: build.appFolder, logLevel: 'silent' });
  await service.signUp();
  const names = ['Sav', 'Kladde', 'Stige', 'Bor', 'Hammer'];
  await listTools(
    service,
    names.map((name) => ({ name })),
  );
  await service.executor
    .updateTable('tools')
    .set({ state: 'draft' })
    .where('name', '=', 'Kladde')
    .execute();
  await service.executor
    .updateTable('tools')
    .set({ version: 2 })
    .where('name', '=', 'Stige')
    .execute();
  const tools = await service.executor
    .selectFrom('tools')
    .select('id')
    .where('state', '=', 'published')
    .orderBy('id')
    .execute();
  ids = tools.map(({ id }) => id);
});
afterAll(async () => {
  await service.close();
  await build.remove();
});

const site = 'https://skuret.example';
const made = (most?: number) =>
  createSitemap({
    executor: service.executor,
    categories: [{ code: 'power-tools' }],
    now: () => new Date(),
    ...(most !== undefined && { most }),
  });
const placesIn = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
const toolsIn = (xml: string | null) =>
  placesIn(xml).flatMap((place) => /\/tool\/(\d+)$/.exec(place ?? '')?.[1] ?? []);

describe('sitemap', () => {
  it('lists pages, categories and every public tool', async () => {
    const response = await fetch(`${service.url}/sitemap.xml`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const xml = await response.text();
    expect(toolsIn(xml)).toEqual(ids.map(String));
    expect(placesIn(xml)).toContain(`${service.url}/browse?category=garden-tools`);
    expect(placesIn(xml)).toContain(`${service.url}/`);
    for (const guarded of ['/dashboard', '/settings', '/favorites']) {
      expect(xml).not.toContain(`${guarded}<`);
    }
  });

  it('has a lastmod for new tools only', async () => {
    const xml = await made().whole(site);
    const today = getCopenhagenDate(new Date());
    const [first, changed] = ids;
    expect(xml).toContain(`<url><loc>${site}/tool/${first}</loc><lastmod>${today}</lastmod></url>`);
    expect(xml).toContain(`<url><loc>${site}/tool/${changed}</loc></url>`);
  });

  it('becomes an index with parts above the file limit', async () => {
    const sitemap = made(3);
    const index = await sitemap.whole(site);
    expect(index).toContain('<sitemapindex');
    const names = placesIn(index).map(
      (place) => /\/sitemap-(.*)\.xml$/.exec(place ?? '')?.[1] ?? '',
    );
    expect(names).toEqual(['pages', `tools-${ids[0]}`, `tools-${ids[3]}`]);
    const parts = await Promise.all(names.map((name) => sitemap.part(site, name)));
    expect(parts.flatMap(toolsIn)).toEqual(ids.map(String));
    expect(placesIn(parts[0] ?? null)).toContain(`${site}/browse?category=power-tools`);
  });

  it('caches parts, and reads nothing for unknown part names', async () => {
    const sitemap = made(3);
    await sitemap.part(site, `tools-${ids[0]}`);
    const statements = await service.statementsOf(async () => {
      await sitemap.part(site, `tools-${ids[0]}`);
      for (const name of [`tools-${ids[1]}`, 'tools-999999', 'tools-0', 'tools-x', 'x', '']) {
        expect(await sitemap.part(site, name)).toBeNull();
      }
    });
    expect(statements).toEqual([]);
    expect((await fetch(`${service.url}/sitemap-tools-1.xml`)).status).toBe(404);
  });

  it('is missing on an untrusted Host', async () => {
    const asked = async (address: string) => {
      const head = `GET ${address} HTTP/1.1\r\nhost: evil.example\r\n\r\n`;
      return (await rawRequest(service.url, head)).answer;
    };
    expect(await asked('/sitemap.xml')).toMatch(/^HTTP\/1.1 404/);
    expect(await asked(`/sitemap-pages.xml`)).toMatch(/^HTTP\/1.1 404/);
    const rules = await asked('/robots.txt');
    expect(rules).toContain('Disallow: /dashboard');
    expect(rules).not.toContain('Sitemap');
  });

  it('is named in robots.txt', async () => {
    const rules = await (await fetch(`${service.url}/robots.txt`)).text();
    expect(rules).toBe(`Disallow: /dashboard\n\nSitemap: ${service.url}/sitemap.xml\n`);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import {
  type AddressName,
  addresses,
  browserAddresses,
  guardedAddresses,
} from '../../../domain/values/addresses';
import { buildToolDetail } from '../../../tests/helpers/app/builders';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';
import type { ToolDetail } from '../../tools/api/toolApi';
import { PageHead } from './PageHead';

const url = 'https://skuret.example/tool/1';

function getHead(
  tool: ToolDetail | null | undefined,
  origin = 'https://skuret.example',
  name: AddressName = 'tool',
  isMissing = false,
): Document {
  const head = renderToStaticMarkup(
    <PageHead
      name={name}
      lang="da"
      url={url}
      origin={origin}
      tool={tool}
      isMissing={isMissing}
      firstPicture={undefined}
    />,
  );
  return new DOMParser().parseFromString(`<head>${head}</head><body></body>`, 'text/html');
}

const getData = (page: Document) =>
  JSON.parse(page.querySelector('[type="application/ld+json"]')?.textContent ?? 'null') as {
    name: string;
    image: string;
    offers: { price: string; priceSpecification: { price: string } };
  };

const rendered = (Object.keys(addresses) as AddressName[]).filter(
  (name) => ![...guardedAddresses, ...browserAddresses].includes(name) && name !== 'tool',
);
test.each(rendered)('the description in search results for %s has 40 to 160 characters', (name) => {
  const said = getHead(undefined, undefined, name).querySelector('[name="description"]');
  expect(said?.getAttribute('content')).toMatch(/^.{40,160}$/);
});

test.each(['pricing', 'insurance'] as const)('the description of %s promises no plans', (name) => {
  const said = getHead(undefined, undefined, name).querySelector('[name="description"]');
  expect(said?.getAttribute('content')).not.toMatch(/plan|premium/i);
});

test('structured data contain the daily price in kroner', () => {
  const { offers } = getData(getHead(buildToolDetail({ pricePerDayCents: 7_550 })));
  expect([offers.price, offers.priceSpecification.price]).toEqual(['75.50', '75.50']);
});

test.each(['</script><img src=x onerror=alert(1)>', '<!--<script>', '\'"&<b>'])(
  'escapes the name of a tool: %s',
  (name) => {
    const page = getHead(buildToolDetail({ name, description: name }));
    expect(getData(page).name).toBe(name);
    expect(page.querySelector('script')?.textContent).not.toContain('<');
    expect(page.querySelectorAll('img, b')).toHaveLength(0);
    expect(page.querySelectorAll('script')).toHaveLength(1);
    expect(page.body.textContent).toBe('');
    const said = page.querySelector('[name="description"]')?.getAttribute('content');
    expect(plainSpaces(said ?? '')).toBe(`75 kr./dag i Nørrebro, København. ${name}`);
  },
);

test('the picture has an absolute URL when the origin is known', () => {
  const tool = buildToolDetail();
  expect(getData(getHead(tool)).image).toBe('https://skuret.example/images/tools/drill.svg');
  expect(getData(getHead(tool, '')).image).toBe('/images/tools/drill.svg');
});

test('shared links use a bitmap instead of an SVG drawing', () => {
  const shown = (tool: ReturnType<typeof buildToolDetail>) =>
    getHead(tool).querySelector('[property="og:image"]')?.getAttribute('content');
  const photo = `/pictures/${'a'.repeat(64)}-640.webp`;
  expect(shown(buildToolDetail())).toBe('https://skuret.example/images/shared/drill.png');
  expect(shown(buildToolDetail({ imageUrl: photo }))).toBe(`https://skuret.example${photo}`);
});

test('an unknown tool is not indexed by search engines', () => {
  const page = getHead(null);
  expect(page.querySelector('[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('[rel="canonical"]')).toBeNull();
  expect(getHead(buildToolDetail()).querySelector('[rel="canonical"]')?.getAttribute('href')).toBe(
    url,
  );
});

test.each(['publicProfile', 'blogPost'] as const)(
  'an unknown %s is not indexed and has no canonical address',
  (name) => {
    const page = getHead(undefined, undefined, name, true);
    expect(page.querySelector('[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('[rel="canonical"], [property="og:url"]')).toBeNull();
    expect(getHead(undefined, undefined, name).querySelector('[rel="canonical"]')).not.toBeNull();
  },
);

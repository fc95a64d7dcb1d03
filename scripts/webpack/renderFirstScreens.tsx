/**
 * Runs once a build, bundled by FirstScreensPlugin: renders the first screens of `/`, `/browse` and
 * `/tool/{id}` out of the app's own components, with slots where a tool's words go, and prints them as JSON.
 * The service only fills slots; React never runs in it (docs/decisions/first-screen.md).
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { addresses, to } from '../../domain/addresses';
import { allCategories } from '../../domain/categories';
import { formatKroner, formatRating } from '../../domain/money';
import { pictureSources, pictureWidths } from '../../domain/pictures';
import { sampleToListing } from '../../domain/toListing';
import { defaultToolSearch, searchVariables } from '../../domain/toolSearch';
import { sampleTools } from '../../sample/tools';
import { SiteLayout } from '../../src/app/SiteLayout';
import { ToolPicture } from '../../src/features/tools/ToolPicture';
import { Browse } from '../../src/routes/market/Browse';
import { Home } from '../../src/routes/market/Home';
import { ToolPage } from '../../src/routes/market/tool/ToolPage';
import { catalogueApi } from '../../src/store/api/catalogueApi';
import {
  CategoriesDocument,
  SearchToolsDocument,
  ToolDocument,
} from '../../src/store/api/documents.generated';
import { makeStore } from '../../src/store/store';
import { schemeStorageKey } from '../../src/theme/colourScheme';
import type { FirstScreens } from './FirstScreensPlugin';
import { elementAt, firstElement, replaced } from './html';

const slot = (name: string) => `slot_${name}_`;

const sheets = {
  home: new ServerStyleSheet(),
  browse: new ServerStyleSheet(),
  tool: new ServerStyleSheet(),
};
const categories = allCategories.map((category) => ({ ...category, description: '' }));
type Store = ReturnType<typeof makeStore>;
type Entries = Parameters<typeof catalogueApi.util.upsertQueryEntries>[0];

function render(
  sheet: ServerStyleSheet,
  path: string,
  pattern: string,
  screen: ReactNode,
  entries: Entries,
): string {
  const store: Store = makeStore();
  store.dispatch(
    catalogueApi.util.upsertQueryEntries([
      { endpointName: 'categories', arg: undefined, value: categories },
      ...entries,
    ] as Entries),
  );
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <SiteLayout>
            <Routes>
              <Route path={pattern} element={screen} />
            </Routes>
          </SiteLayout>
        </MemoryRouter>
      </Provider>,
    ),
  );
  return html.replace(/<title>[^<]*<\/title>/, '').replace(/<link [^>]*>/g, '');
}

/** A search works before the app does, and without it: the form leads to the results by itself. */
function searchable(html: string): string {
  return replaced(
    html,
    '<form role="search"',
    `<form role="search" action="${addresses.browse}"`,
  ).replace(/<input (?=[^>]*type="search")/, '<input name="q" ');
}

const cents = 98_765_400;
const rating = { average: 4.3, count: 98_765 };
const drawing = '/images/slot_src_.svg';
const stored = `/pictures/${'0'.repeat(64)}-${pictureWidths[1]}.webp`;

const listing = (imageUrl: string) => ({
  id: slot('id'),
  name: slot('name'),
  description: slot('description'),
  location: slot('location'),
  imageUrl,
  pricePerDayCents: cents,
  categories: [],
});

/** A picture whose address, widths and ground are slots. */
function pictureTemplate(html: string): string {
  const sources = pictureSources(stored);
  let text = html.replaceAll(drawing, slot('src'));
  if (sources)
    text = text.replaceAll(sources.avif, slot('avif')).replaceAll(sources.webp, slot('webp'));
  text = text.replaceAll(stored, slot('src'));
  return text.replace(/^(<[^>]* class=")[^"]*"/, `$1${slot('ground')}"`);
}

/** Pictures beyond the first ones must not be in the way of the app itself. */
function unhurried(picture: string): string {
  return picture.replace(' fetchPriority="high"', '').replace('<img ', '<img fetchPriority="low" ');
}

const firstPicture = (html: string) => firstElement(html, /<span(?: [^>]*)?><picture>/);

/** The eager pictures come first; the cards after them have lazy ones. */
const cardCount = 8;

function browse(imageUrl: string) {
  const tools = Array.from({ length: cardCount }, (_, index) => ({
    ...listing(imageUrl),
    ...(index > 0 && { id: `${slot('id')}${index}` }),
    searchCursor: null,
  }));
  const arg = searchVariables(categories, defaultToolSearch);
  const html = render(sheets.browse, addresses.browse, addresses.browse, <Browse />, [
    { endpointName: 'searchTools', arg, value: { pages: [tools], pageParams: [null] } },
  ] as unknown as Entries);
  const list = firstElement(html, /<ul [^>]*aria-label="Værktøj"/);
  const cards = list.split(/(?=<li )/).slice(1);
  const [eager = '', lazy = ''] = [cards[0], cards.at(-1)?.replace('</ul>', '')];
  return { html, list, eager, lazy };
}

function browseScreen() {
  const drawn = browse(drawing);
  const photographed = browse(stored);
  const pictures = {
    eagerDrawing: pictureTemplate(firstPicture(drawn.eager)),
    lazyDrawing: unhurried(pictureTemplate(firstPicture(drawn.lazy))),
    eagerPhoto: pictureTemplate(firstPicture(photographed.eager)),
    lazyPhoto: unhurried(pictureTemplate(firstPicture(photographed.lazy))),
  };
  const card = replaced(
    replaced(drawn.eager, firstPicture(drawn.eager), slot('picture')),
    formatKroner(cents),
    slot('price'),
  );
  const results = firstElement(drawn.html, /<section [^>]*aria-label="Resultater"/);
  const listStart = /^<ul[^>]*>/.exec(drawn.list)?.[0] ?? '';
  const page = searchable(
    replaced(drawn.html, `Viser ${cardCount} værktøj`, slot('count')),
  ).replace(/(<input name="q" (?:(?! value=)[^>])* value=")"/, `$1${slot('q')}"`);
  const counted = replaced(results, `Viser ${cardCount} værktøj`, slot('count'));
  return {
    pictures,
    card,
    /** With the tools of a search by words alone. */
    html: replaced(page, drawn.list, `${listStart}${slot('cards')}</ul>`),
    /** For every other search: what is filtered by is the app's to show. */
    shell: replaced(page, counted, '<div></div>'),
  };
}

/** The ground of a picture by the code of its tool's category, and without one. */
function grounds(sheet: ServerStyleSheet, corners: 'none' | 'card' | 'input') {
  const classes: Record<string, string> = {};
  for (const category of [undefined, ...categories]) {
    const tool = { imageUrl: drawing, categories: category ? [category] : [] };
    const picture = <ToolPicture tool={tool} corners={corners} />;
    const html = renderToStaticMarkup(sheet.collectStyles(picture));
    classes[category?.code ?? ''] = / class="([^"]*)"/.exec(html)?.[1] ?? '';
  }
  return classes;
}

function homeScreen() {
  const featured = sampleTools
    .filter((tool) => tool.featured)
    .slice(0, 6)
    .map(sampleToListing);
  const entries = [{ endpointName: 'featuredTools', arg: undefined, value: featured }] as Entries;
  const html = searchable(render(sheets.home, addresses.home, addresses.home, <Home />, entries));
  return { html: html.replaceAll('<img ', '<img fetchPriority="low" '), featured };
}

function toolHtml(imageUrl: string, changes: { several: boolean; rated: boolean; chips: boolean }) {
  const category = { id: 1, name: slot('categoryName'), code: slot('categoryCode') };
  const tool = {
    ...listing(imageUrl),
    categories: changes.chips ? [category, { ...category, id: 2 }] : [category],
    depositCents: 0,
    brandName: null,
    model: null,
    powerDescription: null,
    condition: null,
    weightGrams: null,
    ageMonths: null,
    usageInstructions: null,
    featured: false,
    includedItems: [],
    specifications: [],
    maxAvailableCount: changes.several ? 2 : 1,
    reviewCount: changes.rated ? rating.count : 0,
    ratingAverage: changes.rated ? rating.average : null,
    owner: {
      id: slot('ownerId'),
      name: 'OWNER',
      createdAt: '2024-01-01T00:00:00.000Z',
      about: null,
      reviewCount: 0,
      ratingAverage: null,
      avatarImageUrl: null,
    },
    reviews: [],
  };
  return render(sheets.tool, to.tool(tool.id), addresses.tool, <ToolPage />, [
    { endpointName: 'tool', arg: tool.id, value: tool },
  ] as Entries);
}

/** Puts a slot where another rendering of the same screen has a piece more. */
function withSlot(html: string, fuller: string, piece: string, name: string): string {
  const at = fuller.indexOf(piece);
  if (html.slice(0, at) !== fuller.slice(0, at))
    throw new Error(`The screen differs before ${name}`);
  return html.slice(0, at) + name + html.slice(at);
}

function toolScreen() {
  const plain = { several: false, rated: false, chips: false };
  const bare = toolHtml(drawing, plain);
  const several = toolHtml(drawing, { ...plain, several: true });
  const rated = toolHtml(drawing, { ...plain, rated: true });
  const chips = toolHtml(drawing, { ...plain, chips: true });
  const photographed = toolHtml(stored, plain);

  const pictureOf = (html: string, label: RegExp) => firstPicture(firstElement(html, label));
  const main = /<button [^>]*aria-label="Se [^"]*"/;
  const thumb = /<button [^>]*aria-label="Vis billede 1 af 4"/;
  const pictures = {
    mainDrawing: pictureTemplate(pictureOf(bare, main)),
    thumbDrawing: unhurried(pictureTemplate(pictureOf(bare, thumb))),
    mainPhoto: pictureTemplate(pictureOf(photographed, main)),
    thumbPhoto: unhurried(pictureTemplate(pictureOf(photographed, thumb))),
  };

  // Only the booking box says how many there are, so two whole boxes are the two cases.
  const boxTag = /<section [^>]*aria-label="Book værktøjet"/;
  const price = (html: string) => replaced(html, formatKroner(cents), slot('price'));
  const boxes = {
    one: price(firstElement(bare, boxTag)),
    several: price(firstElement(several, boxTag)),
  };

  const ratingText = `${formatRating(rating.average, 'da')} (${rating.count})`;
  const ratingStart = rated.lastIndexOf(
    '<span',
    rated.lastIndexOf('<svg', rated.indexOf(ratingText)),
  );
  const ratingHtml = elementAt(rated, ratingStart);
  const label = /<span[^>]*>([^<]*stjerner[^<]*)<\/span>/.exec(ratingHtml)?.[1] ?? '';
  const ratingTemplate = replaced(
    replaced(ratingHtml, ratingText, slot('ratingText')),
    label,
    slot('ratingLabel'),
  );

  const chipsHtml = firstElement(chips, /<ul [^>]*aria-label="Kategorier"/);
  const chipItem = firstElement(chipsHtml, /<li /);
  const chipsStart = /^<ul[^>]*>/.exec(chipsHtml)?.[0] ?? '';

  // Owner and policies lie below what is seen first and come with the app.
  const owner = firstElement(bare, /<section [^>]*aria-labelledby="tool-owner"/);
  const ownerAt = bare.indexOf(owner);
  const below = elementAt(bare, bare.lastIndexOf('<div', ownerAt));
  const withChips = withSlot(bare, chips, chipsHtml, slot('chips'));
  let html = replaced(withSlot(withChips, rated, ratingHtml, slot('rating')), below, '');
  html = replaced(html, firstElement(bare, boxTag), slot('box'));
  html = replaced(html, pictureOf(bare, main), slot('mainPicture'));
  html = replaced(html, pictureOf(bare, thumb), slot('thumbPicture'));
  html = price(html);
  return {
    html,
    boxes,
    pictures,
    rating: ratingTemplate,
    chips: `${chipsStart}${slot('items')}</ul>`,
    chip: chipItem,
  };
}

/** The policy lets no style attribute in: each becomes a rule of the style sheet. */
function withoutStyleAttributes(text: string, rules: Map<string, string>): string {
  return text.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
    const name = rules.get(style) ?? `s${rules.size}`;
    rules.set(style, name);
    return ` data-style="${name}"`;
  });
}

const browseParts = browseScreen();
const home = homeScreen();
const tool = toolScreen();
const rules = new Map<string, string>();
const groundsByKind = {
  card: grounds(sheets.browse, 'none'),
  main: grounds(sheets.tool, 'card'),
  thumb: grounds(sheets.tool, 'input'),
};
const screens = JSON.parse(
  JSON.stringify({ home: home.html, browse: browseParts, tool, grounds: groundsByKind }),
  (_key, value: unknown) =>
    typeof value === 'string' ? withoutStyleAttributes(value, rules) : value,
) as Pick<FirstScreens, 'home' | 'browse' | 'tool' | 'grounds'>;
/**
 * What is below the first view comes a moment after the first paint, which would take twice as long with it. Without a
 * script too, and where an animation cannot hide it, it is just there; on tall screens it may be in view. All of it is at
 * the end of something, so nothing moves when it comes.
 */
const outOfSight = `@media screen and (max-height:1100px){@keyframes below{from,to{display:none}}\
#first-screen :is(footer,main>:nth-child(n+3),[data-view]>li:nth-child(n+13)){animation:below .4s}}`;
/** By which styled-components finds its rules again, which nobody does here. */
const markers = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;
const styleRules = [...rules].map(([style, name]) => `[data-style="${name}"]{${style}}`).join('');
const cssOf = (sheet: ServerStyleSheet) =>
  sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(markers, '')
    .replace(/\s+/g, ' ')
    .trim() +
  styleRules +
  outOfSight;

process.stdout.write(
  JSON.stringify({
    screens,
    featured: home.featured,
    documents: {
      categories: String(CategoriesDocument),
      searchTools: String(SearchToolsDocument),
      tool: String(ToolDocument),
    },
    css: { home: cssOf(sheets.home), browse: cssOf(sheets.browse), tool: cssOf(sheets.tool) },
    schemeStorageKey,
  }),
  // The stores' timers would keep the process for an hour.
  () => process.exit(0),
);

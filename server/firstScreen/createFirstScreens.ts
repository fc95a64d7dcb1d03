import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { addresses, to } from '../../domain/addresses';
import { formatKroner, formatRating } from '../../domain/money';
import { pictureSources } from '../../domain/pictures';
import { ratingInWords } from '../../domain/ratingInWords';
import { readToolSearch, searchVariables, toolSearchQuery } from '../../domain/toolSearch';
import type { RequestContext } from '../context';
import { createExecutor } from '../graphql/createExecutor';
import { escapeHtml, escapeJson } from './escape';
import { fillSlots, Html } from './fillSlots';
import type { FirstScreenParts } from './readFirstScreens';
import { type Head, type HeadTool, headElements, summary, toolData } from './toolHead';
import { fillPicture } from './toolPictures';

interface ListTool {
  id: string;
  name: string;
  description: string;
  location: string;
  imageUrl: string;
  pricePerDayCents: number;
  categories: { id: number; name: string; code: string }[];
}

interface DetailTool extends ListTool, HeadTool {
  categories: { id: number; name: string; code: string }[];
  maxAvailableCount: number;
}

/** An answer as the app's cache holds it: endpoint, argument, value. */
interface Entry {
  endpointName: string;
  arg?: unknown;
  value: unknown;
}

interface Screen {
  name: 'home' | 'browse' | 'tool';
  head: Head;
  /** Undefined where the screen is left to the app. */
  html?: Html;
  entries: Entry[];
  /** The first picture that is seen. */
  picture?: { url: string; sizes: string } | undefined;
}

export interface FirstScreens {
  /**
   * The page for an address that has a first screen, as a visitor sees it (public data alone), or null for
   * every other. Rejects when the data cannot be had.
   */
  page(address: { pathname: string; search: string; origin: string }): Promise<string | null>;
}

const siteDescription = 'Lej værktøj af folk i nærheden, eller lån dit eget ud for en dagspris.';
const socialCard = '/images/social-card.svg';
/** Pictures that are fetched before the app: those a phone shows first. */
const eagerCards = 2;

/** Makes first screens out of the build's templates and the answers to the app's own documents. */
export function createFirstScreens(
  parts: FirstScreenParts,
  schema: GraphQLSchema,
  createVisitor: () => RequestContext,
): FirstScreens {
  const executor = createExecutor({ introspection: false });

  async function ask<Data>(text: string, variables: object): Promise<Data> {
    const document = executor.parse(text);
    const [problem] = executor.validate(schema, document);
    if (problem) throw problem;
    const result: ExecutionResult = await executor.execute({
      schema,
      document,
      contextValue: createVisitor(),
      variableValues: variables as Record<string, unknown>,
    });
    if (result.errors?.[0] || !result.data) throw result.errors?.[0] ?? new Error('No data');
    return result.data as Data;
  }

  async function categoriesEntry() {
    const { categories } = await ask<{ categories: { id: number; name: string; code: string }[] }>(
      parts.documents.categories,
      {},
    );
    return { categories, entry: { endpointName: 'categories', value: categories } };
  }

  async function home(): Promise<Screen> {
    const { entry } = await categoriesEntry();
    return {
      name: 'home',
      head: {
        title: 'Lån værktøj af naboen – Skuret',
        description: siteDescription,
        path: addresses.home,
        image: socialCard,
        type: 'website',
      },
      html: new Html(parts.home),
      entries: [entry, { endpointName: 'featuredTools', value: parts.featured }],
    };
  }

  function card(tool: ListTool, index: number): string {
    const kind = index < eagerCards ? 'eager' : 'lazy';
    return fillSlots(parts.browse.card, {
      id: encodeURIComponent(tool.id),
      name: tool.name,
      description: tool.description,
      location: tool.location,
      price: formatKroner(tool.pricePerDayCents),
      picture: fillPicture(parts, parts.browse.pictures, kind, tool),
    }).text;
  }

  async function browse(query: string): Promise<Screen> {
    const { categories, entry } = await categoriesEntry();
    const search = readToolSearch(query);
    const arg = searchVariables(categories, search);
    const { searchTools: tools } = await ask<{ searchTools: ListTool[] }>(
      parts.documents.searchTools,
      arg,
    );
    // What is filtered by shows in places that no template has.
    const isByWordsAlone = toolSearchQuery({ ...search, searchTerm: '' }) === '';
    const whole = isByWordsAlone && tools.length > 0;
    const [first] = tools;
    return {
      name: 'browse',
      head: {
        title: 'Find værktøj – Skuret',
        description: siteDescription,
        path: addresses.browse,
        image: socialCard,
        type: 'website',
      },
      html: fillSlots(whole ? parts.browse.html : parts.browse.shell, {
        q: search.searchTerm,
        count: `Viser ${tools.length} værktøj`,
        cards: new Html(tools.map(card).join('')),
      }),
      entries: [
        entry,
        { endpointName: 'searchTools', arg, value: { pages: [tools], pageParams: [null] } },
      ],
      picture:
        whole && first
          ? { url: first.imageUrl, sizes: '(min-width: 64em) 300px, 50vw' }
          : undefined,
    };
  }

  function toolHtml(tool: DetailTool): Html {
    const [category] = tool.categories;
    const price = formatKroner(tool.pricePerDayCents);
    const isRated = tool.ratingAverage !== null && tool.reviewCount > 0;
    const average = formatRating(tool.ratingAverage ?? 0, 'da');
    const chips = tool.categories.map(
      ({ name, code }) =>
        fillSlots(parts.tool.chip, { categoryName: name, categoryCode: encodeURIComponent(code) })
          .text,
    );
    return fillSlots(parts.tool.html, {
      name: tool.name,
      location: tool.location,
      description: tool.description,
      price,
      categoryName: category?.name,
      categoryCode: category && encodeURIComponent(category.code),
      mainPicture: fillPicture(parts, parts.tool.pictures, 'main', tool),
      thumbPicture: fillPicture(parts, parts.tool.pictures, 'thumb', tool),
      box: fillSlots(parts.tool.boxes[tool.maxAvailableCount > 1 ? 'several' : 'one'], { price }),
      rating: isRated
        ? fillSlots(parts.tool.rating, {
            ratingText: `${average} (${tool.reviewCount})`,
            ratingLabel: ratingInWords(average, tool.reviewCount, 'da'),
          })
        : undefined,
      chips:
        chips.length > 1
          ? fillSlots(parts.tool.chips, { items: new Html(chips.join('')) })
          : undefined,
    });
  }

  async function tool(id: string, origin: string): Promise<Screen> {
    const { tool: found } = await ask<{ tool: DetailTool | null }>(parts.documents.tool, { id });
    const entry = { endpointName: 'tool', arg: id, value: found };
    const path = to.tool(id);
    if (!found) {
      return {
        name: 'tool',
        head: {
          title: 'Tool not found – Skuret',
          description: siteDescription,
          path,
          image: socialCard,
          type: 'website',
          hidden: true,
        },
        entries: [entry],
      };
    }
    return {
      name: 'tool',
      head: {
        title: `${found.name} – Skuret`,
        description: summary(
          `${formatKroner(found.pricePerDayCents)} kr./dag i ${found.location}. ${found.description}`,
        ),
        path,
        image: found.imageUrl,
        type: 'product',
        data: toolData(found, origin),
      },
      html: toolHtml(found),
      entries: [entry],
      picture: { url: found.imageUrl, sizes: '(min-width: 64em) 760px, 100vw' },
    };
  }

  function preloads({ name, picture }: Screen): string {
    const scripts = (parts.scripts[name] ?? []).map(
      (file) => `<link rel="preload" as="script" href="/${escapeHtml(file)}">`,
    );
    if (!picture) return scripts.join('');
    const avif = pictureSources(picture.url)?.avif;
    const source = avif
      ? `imagesrcset="${escapeHtml(avif)}" imagesizes="${picture.sizes}" type="image/avif"`
      : `href="${escapeHtml(picture.url)}"`;
    return `<link rel="preload" as="image" fetchpriority="high" ${source}>${scripts.join('')}`;
  }

  function write(screen: Screen, origin: string): string {
    const { head, html, entries } = screen;
    const styles = html
      ? `<script>${parts.scheme}</script><style>${parts.globalCss}</style><style id="first-screen-style">${parts.css[screen.name]}</style>`
      : '';
    const content = html ? `<div id="first-screen">${html.text}</div>` : '';
    const root = html ? '<div id="root" hidden></div>' : '<div id="root"></div>';
    // What a first screen shows must not wait for a file: it has the same styles in the page.
    const page = html ? parts.page.replace(/<link [^>]*rel="stylesheet"[^>]*>/, '') : parts.page;
    return (
      page
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>${styles}`)
        .replace(
          /<meta name="description"[^>]*>/,
          () => `<meta name="description" content="${escapeHtml(head.description)}">`,
        )
        // On one line with everything else the app must not come last.
        .replaceAll('<script defer', '<script fetchpriority="high" defer')
        .replace('</head>', () => `${preloads(screen)}${headElements(head, origin).text}</head>`)
        .replace(
          '<div id="root"></div>',
          () =>
            `${content}${root}<script type="application/json" id="first-data">${escapeJson(entries)}</script>`,
        )
    );
  }

  return {
    async page({ pathname, search, origin }) {
      const id = /^\/tool\/([^/]+)\/?$/.exec(pathname)?.[1];
      let screen: Screen | null = null;
      if (pathname === addresses.home) screen = await home();
      else if (/^\/browse\/?$/.test(pathname)) screen = await browse(search);
      else if (id !== undefined) screen = await tool(decodeURIComponent(id), origin);
      return screen && write(screen, origin);
    },
  };
}

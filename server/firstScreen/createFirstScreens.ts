import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { addresses, to } from '../../domain/addresses';
import { formatKroner } from '../../domain/money';
import { readToolSearch, searchVariables, toolSearchQuery } from '../../domain/toolSearch';
import type { RequestContext } from '../context';
import { createExecutor } from '../graphql/createExecutor';
import { fillSlots, Html } from './fillSlots';
import { fillCard, fillTool } from './fillTool';
import type { FirstScreenParts } from './readFirstScreens';
import type { DetailTool, FirstPicture, ListTool, Screen } from './screen';
import { summary, toolData } from './toolHead';
import { writePage } from './writePage';

export interface FirstScreens {
  /**
   * The page for an address that has a first screen, as a visitor sees it (public data alone), or null for
   * every other. Rejects when the data cannot be had.
   */
  page(address: { pathname: string; search: string; origin: string }): Promise<string | null>;
}

const siteDescription = 'Lej værktøj af folk i nærheden, eller lån dit eget ud for en dagspris.';
/** What stands behind the first words of the home page (`Hero.tsx`). */
const homeScenes: readonly FirstPicture[] = [
  { url: '/images/scenes/hero.svg', media: '(prefers-color-scheme: light)' },
  { url: '/images/scenes/hero-dark.svg', media: '(prefers-color-scheme: dark)' },
];
const socialCard = '/images/social-card.svg';

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
      pictures: homeScenes,
    };
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
        cards: new Html(tools.map((each, index) => fillCard(parts, each, index)).join('')),
      }),
      entries: [
        entry,
        { endpointName: 'searchTools', arg, value: { pages: [tools], pageParams: [null] } },
      ],
      pictures:
        whole && first
          ? [{ url: first.imageUrl, sizes: '(min-width: 64em) 300px, 50vw' }]
          : undefined,
    };
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
      html: fillTool(parts, found),
      entries: [entry],
      pictures: [{ url: found.imageUrl, sizes: '(min-width: 64em) 760px, 100vw' }],
    };
  }

  return {
    async page({ pathname, search, origin }) {
      const id = /^\/tool\/([^/]+)\/?$/.exec(pathname)?.[1];
      let screen: Screen | null = null;
      if (pathname === addresses.home) screen = await home();
      else if (/^\/browse\/?$/.test(pathname)) screen = await browse(search);
      else if (id !== undefined) screen = await tool(decodeURIComponent(id), origin);
      return screen && writePage(parts, screen, origin);
    },
  };
}

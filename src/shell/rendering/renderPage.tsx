/**
 * The module that the service loads: renders a visitor's pages with the app's own components
 * (docs/decisions/21-server-rendering.md).
 */
import type { I18n } from '@lingui/core';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory, matchPath } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { blogSlugs } from '../../../domain/pages/blog';
import type { PageRenderer } from '../../../domain/pages/renderedPage';
import { searchTitle } from '../../../domain/search/searchTitle';
import {
  chosenCategories,
  readToolSearch,
  searchVariables,
} from '../../../domain/search/toolSearch';
import { type AddressName, browserAddresses } from '../../../domain/values/addresses';
import { canonicalSearch } from '../../../domain/values/canonical';
import { screenLanguage } from '../../../domain/values/language';
import { peopleApi } from '../../members/api/peopleApi';
import { fetchTexts } from '../../platform/locales/fetchTexts';
import { makeI18n } from '../../platform/locales/makeI18n';
import { addressChanged } from '../../platform/store/slices/addressSlice';
import { screenChanged } from '../../platform/store/slices/screenSlice';
import { type AppStore, makeStore } from '../../platform/store/store';
import { selectDifferences } from '../../platform/store/useDifferences';
import { catalogueApi } from '../../tools/api/catalogueApi';
import { toolApi } from '../../tools/api/toolApi';
import { App } from '../App';
import { getAddress } from '../StoreRouter';
import { NotFound, type Screen, screenAt, screens } from '../screens';
import earlyScript from './earlyScript.js?source';
import { PageHead } from './PageHead';
import { preloadScreen } from './preloadScreen';

// In the browser a screen comes when it is opened; here all are there before the first page.
const loaded = Promise.all(
  [...screens.map(({ Component }) => Component), NotFound].map((screen) => screen.preload()),
);

/** Guarded screens need a session, and the screens of `browserAddresses` show what only the browser knows. */
function isRendered(screen: Screen | undefined): boolean {
  return !screen || !(screen.guarded || browserAddresses.includes(screen.name));
}

/** What React puts before a screen that has no head of its own: its title, and pictures to preload. */
const hoisted = /^(?:<link[^>]*>|<title>[^<]*<\/title>)*/;

/** The picture that a visitor of the results sees first. */
function getFirstPicture(store: AppStore, search: string): string | undefined {
  const state = store.getState();
  const { hasFullSearch } = selectDifferences(state);
  const { data: categories = [] } = catalogueApi.endpoints.categories.select()(state);
  const variables = searchVariables(categories, readToolSearch(search), hasFullSearch);
  const { data } = catalogueApi.endpoints.searchTools.select(variables)(state);
  return data?.pages[0]?.[0]?.imageUrl;
}

/** Whether an address names a member or an article that does not exist. */
function isMissing(
  store: AppStore,
  name: AddressName | undefined,
  { id = '', slug = '' }: Readonly<Record<string, string | undefined>>,
): boolean {
  if (name === 'blogPost') return !blogSlugs.some((known) => known === slug);
  return (
    name === 'publicProfile' &&
    peopleApi.endpoints.member.select(id)(store.getState()).data === null
  );
}

/** Gives the results a title that names the search, as the screen does it a moment later in the browser. */
function nameSearch(store: AppStore, i18n: I18n, path: string, query: string): void {
  const state = store.getState();
  if (!selectDifferences(state).hasFullSearch) return;
  const search = readToolSearch(query);
  const { data: categories = [] } = catalogueApi.endpoints.categories.select()(state);
  const names = chosenCategories(categories, search).map(({ name }) => i18n.t(name));
  const title = searchTitle(search, names, screenLanguage(state.language, 'da'));
  // The search is the key, so that another search does not get this title.
  const part = JSON.stringify(search);
  if (title !== '') store.dispatch(screenChanged({ path, part, value: title }));
}

const renderPage: PageRenderer['renderPage'] = async (
  { pathname, search, origin, language },
  { source },
) => {
  const screen = screenAt(pathname);
  if (!isRendered(screen)) return null;
  await loaded;

  const history = createMemoryHistory({ initialEntries: [pathname + search] });
  const store = makeStore({ source, language });
  const i18n = makeI18n();
  (await fetchTexts(i18n, language))();
  store.dispatch(addressChanged(getAddress(history)));
  const params = screen ? (matchPath(screen.path, pathname)?.params ?? {}) : {};
  if (screen) await preloadScreen(screen.name, { store, params, search });
  if (screen?.name === 'browse') nameSearch(store, i18n, pathname, search);
  const state = store.getState();

  const sheet = new ServerStyleSheet();
  try {
    const rendered = renderToString(
      sheet.collectStyles(<App store={store} history={history} i18n={i18n} />),
    );
    const early = hoisted.exec(rendered)?.[0] ?? '';
    // React has escaped it, for an attribute too.
    const title = /<title>([^<]*)<\/title>/.exec(early)?.[1] ?? 'Skuret';
    const head = renderToStaticMarkup(
      <PageHead
        name={screen?.name}
        i18n={i18n}
        lang={screenLanguage(language, screen?.lang ?? 'da')}
        url={origin + pathname + (screen?.name === 'browse' ? canonicalSearch(search) : '')}
        origin={origin}
        tool={
          screen?.name === 'tool'
            ? toolApi.endpoints.tool.select(params['id'] ?? '')(state).data
            : undefined
        }
        isMissing={isMissing(store, screen?.name, params)}
        firstPicture={screen?.name === 'browse' ? getFirstPicture(store, search) : undefined}
      />,
    );
    return {
      name: screen?.name ?? 'notFound',
      head: `<title>${title}</title>${head}<meta property="og:title" content="${title}">`,
      style: sheet.getStyleTags(),
      html: rendered.slice(early.length),
      lang: screenLanguage(language, 'da'),
      catalogues: language === 'asGiven' ? [] : [`catalogue-${language}`],
      state,
    };
  } finally {
    sheet.seal();
  }
};

export const pageRenderer: PageRenderer = {
  earlyScript,
  renderPage,
};

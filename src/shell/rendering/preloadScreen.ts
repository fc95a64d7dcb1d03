import { readToolSearch, searchVariables } from '../../../domain/search/toolSearch';
import type { AddressName } from '../../../domain/values/addresses';
import { conversationsApi } from '../../conversations/api/conversationsApi';
import { peopleApi } from '../../members/api/peopleApi';
import { announcement } from '../../pages/api/announcementApi';
import { homeStories } from '../../pages/api/homeApi';
import { transparency } from '../../pages/api/transparencyApi';
import { weekendSearch } from '../../pages/api/weekendSearch';
import { baseApi } from '../../platform/api/baseApi';
import { selectToday } from '../../platform/store/slices/clockSlice';
import type { AppStore } from '../../platform/store/store';
import { selectDifferences } from '../../platform/store/useDifferences';
import { placesApi } from '../../search/api/placesApi';
import { catalogueApi } from '../../tools/api/catalogueApi';
import { toolApi } from '../../tools/api/toolApi';
import { exampleTool } from '../../tools/hooks/useTypicalPrices';

interface Visit {
  store: AppStore;
  /** The parameters of the address, such as `:id`. */
  params: Readonly<Record<string, string | undefined>>;
  /** The query with its `?`, or nothing. */
  search: string;
}

const { categories, categoryCounts, featuredTools, searchTools } = catalogueApi.endpoints;
const { member, memberTools, memberReviews } = peopleApi.endpoints;

/** The first queries of each screen for a visitor; a screen that is not named has none. */
const preloads: Partial<Record<AddressName, (visit: Visit) => unknown>> = {
  home: ({ store }) => {
    store.dispatch(categories.initiate());
    if (selectDifferences(store.getState()).hasGivenTexts) store.dispatch(featuredTools.initiate());
    else {
      store.dispatch(searchTools.initiate(weekendSearch(selectToday(store.getState()))));
      store.dispatch(placesApi.endpoints.searchOrigin.initiate(''));
      store.dispatch(searchTools.initiate({ searchTerm: exampleTool }));
    }
    store.dispatch(homeStories.initiate());
  },
  browse: async ({ store, search }) => {
    const { data } = await store.dispatch(categories.initiate());
    const { hasFullSearch } = selectDifferences(store.getState());
    const variables = searchVariables(data ?? [], readToolSearch(search), hasFullSearch);
    store.dispatch(searchTools.initiate(variables));
  },
  tool: ({ store, params: { id = '' } }) => store.dispatch(toolApi.endpoints.tool.initiate(id)),
  publicProfile: ({ store, params: { id = '' } }) => {
    store.dispatch(member.initiate(id));
    store.dispatch(memberTools.initiate(id));
    store.dispatch(memberReviews.initiate(id));
    if (selectDifferences(store.getState()).hasAccounts) return;
    store.dispatch(conversationsApi.endpoints.conversations.initiate(undefined));
  },
  categories: ({ store }) => store.dispatch(categoryCounts.initiate()),
  transparency: ({ store }) => {
    if (selectDifferences(store.getState()).hasGivenTexts) return;
    store.dispatch(transparency.initiate());
  },
};

/** Asks for what a screen shows and waits for the answers. Rejects when one of them failed. */
export async function preloadScreen(name: AddressName, visit: Visit): Promise<void> {
  if (!selectDifferences(visit.store.getState()).hasGivenTexts) {
    visit.store.dispatch(announcement.initiate());
  }
  await preloads[name]?.(visit);
  const answers = await Promise.all(visit.store.dispatch(baseApi.util.getRunningQueriesThunk()));
  const failed = answers.find(({ isError }) => isError);
  if (failed) throw new Error(`The answer to ${failed.endpointName} cannot be had`);
}

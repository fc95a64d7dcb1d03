import { isSameSearch, type SavedFilters } from '../../../domain/search/savedSearch';
import { useViewer } from '../../members/hooks/useViewer';
import { failureMessages } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import {
  useRemoveSavedSearchMutation,
  useSavedSearchesQuery,
  useSaveSearchMutation,
} from '../api/savedSearchesApi';

const failedText = /*i18n*/ 'Vi kunne ikke ændre dine søgninger. Prøv igen.';

/** The searches that the signed-in member has saved to get notifications. */
export function useSavedSearches() {
  const { signedIn } = useViewer();
  const query = useSavedSearchesQuery(undefined, {
    skip: !signedIn,
    refetchOnMountOrArgChange: true,
  });
  const [saveIt, saving] = useSaveSearchMutation();
  const [removeIt, removing] = useRemoveSavedSearchMutation();
  const dispatch = useAppDispatch();
  const saved = query.currentData;

  const reject = (text: string) => dispatch(toastShown({ tone: 'danger', text, lang: 'da' }));

  /** Saves a search, and says in a toast what happens from now on. */
  async function save(search: SavedFilters, way: { to: string; label: string }): Promise<void> {
    const { categoryIds, ...rest } = search;
    const { data, error } = await saveIt({ search: { ...rest, categoryIds: [...categoryIds] } });
    const [problem] = error ? failureMessages(error, failedText) : data.errors;
    if (problem !== undefined) {
      reject(problem);
      return;
    }
    const text = data?.search?.byMail
      ? /*i18n*/ 'Søgningen er gemt. Vi skriver her og på e-mail, når der er noget nyt. Højst én gang om dagen.'
      : /*i18n*/ 'Søgningen er gemt. Vi skriver her, når der er noget nyt. Højst én gang om dagen. Du har slået e-mail fra.';
    dispatch(toastShown({ tone: 'success', text, lang: 'da', way }));
  }

  /** Removes a saved search. Resolves to whether it is gone. */
  async function remove(id: string): Promise<boolean> {
    const { data, error } = await removeIt({ id });
    const [problem] = error ? failureMessages(error, failedText) : data;
    if (problem !== undefined) reject(problem);
    return problem === undefined;
  }

  return {
    /** Undefined until they are there. */
    saved,
    sameAs: (search: SavedFilters) => saved?.find((each) => isSameSearch(each, search)),
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
    saving: saving.isLoading,
    removing: removing.isLoading ? removing.originalArgs?.id : undefined,
    save,
    remove,
  };
}

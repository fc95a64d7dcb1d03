import { addresses } from '../../../domain/values/addresses';
import {
  type FavouritesState,
  selectFavouriteById,
  selectFavouriteCount,
} from '../../platform/store/slices/favouritesSlice';
import { toastShown } from '../../platform/store/slices/toastsSlice';

/** Whether this tool is a favourite, and the only one. */
export function isOnlyFavourite(state: { favourites: FavouritesState }, id: string): boolean {
  return selectFavouriteCount(state) === 1 && selectFavouriteById(state, id) !== undefined;
}

const words = {
  da: { text: /*i18n*/ 'Gemt.', label: /*i18n*/ 'Se favoritter' },
  en: { text: /*i18n*/ 'Saved.', label: /*i18n*/ 'See favorites' },
} as const;

/** Says where the saved tool can be found. Shown with accounts only, and only when it is the person's only favourite. */
export const firstFavouriteToast = (lang: 'da' | 'en') => {
  const { text, label } = words[lang];
  return toastShown({ tone: 'success', text, lang, way: { to: addresses.favorites, label } });
};

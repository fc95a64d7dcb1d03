import { joinFavourites } from './accountFavourites';
import { joinLanguage } from './accountLanguage';
import type { AppDispatch } from './hooks';

export { tellAccount } from './accountFavourites';
export { saveLanguage } from './accountLanguage';

/** Brings what this browser has and what the account holds together. */
export function joinAccount() {
  return async (dispatch: AppDispatch): Promise<void> => {
    await Promise.all([dispatch(joinFavourites()), dispatch(joinLanguage())]);
  };
}

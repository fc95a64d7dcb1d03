import type { UpdateProfileInput } from '../../platform/api/documents.generated';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { useUpdateProfileMutation } from '../api/profileApi';

const failed = /*i18n*/ 'Your profile was not saved. Please try again.';

/** Saves the person's profile. Resolves to why it was not saved, or to null. */
export function useSaveProfile(): (input: UpdateProfileInput) => Promise<string | null> {
  const [updateProfile] = useUpdateProfileMutation();
  return async (input) => {
    const { data, error } = await updateProfile(input);
    return error ? failed : (data?.[0] ?? null);
  };
}

/** Saves or removes the person's photograph. Resolves to why not, or to null. */
export function useSavePhoto(): (avatar: string | null) => Promise<string | null> {
  const save = useSaveProfile();
  const dispatch = useAppDispatch();
  return async (avatar) => {
    const refused = await save({ avatar });
    if (refused !== null) return refused;
    const text =
      avatar === null ? /*i18n*/ 'Your photo is removed.' : /*i18n*/ 'Your photo is saved.';
    dispatch(toastShown({ tone: 'success', text, lang: 'en' }));
    return null;
  };
}

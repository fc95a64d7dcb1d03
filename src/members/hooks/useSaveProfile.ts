import type { UpdateProfileInput } from '../../platform/api/schemaTypes.generated';
import { rejectionProblem } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import type { FirstProblem } from '../../ui/form/firstProblem';
import { useUpdateProfileMutation } from '../api/profileApi';

const failed = /*i18n*/ 'We could not save your profile. Please try again.';

/** Saves the person's profile. Resolves to why it was not saved, or to null. */
export function useSaveProfile(): (input: UpdateProfileInput) => Promise<FirstProblem | null> {
  const [updateProfile] = useUpdateProfileMutation();
  return async (input) => rejectionProblem(await updateProfile(input), failed);
}

/** Saves or removes the person's photograph. Resolves to why not, or to null. */
export function useSavePhoto(): (avatar: string | null) => Promise<string | null> {
  const save = useSaveProfile();
  const dispatch = useAppDispatch();
  return async (avatar) => {
    const refused = await save({ avatar });
    if (refused !== null) return refused.message;
    const text =
      avatar === null
        ? /*i18n*/ 'We have removed your photo.'
        : /*i18n*/ 'We have saved your photo.';
    dispatch(toastShown({ tone: 'success', text, lang: 'en' }));
    return null;
  };
}

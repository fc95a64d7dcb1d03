import { type OwnProfile, useUpdateProfileMutation } from './api/accountApi';
import type { UpdateProfileInput } from './api/documents.generated';

const failed = 'Your profile was not saved. Please try again.';

/** Keeps what the person says of themselves. Resolves to why it was not kept, or to null. */
export function useSaveProfile(): (input: UpdateProfileInput) => Promise<string | null> {
  const [updateProfile] = useUpdateProfileMutation();
  return async (input) => {
    const { data, error } = await updateProfile(input);
    return error ? failed : (data?.[0] ?? null);
  };
}

/** What the profile's form begins with. */
export function profileStart(
  user: { name: string; about: string | null },
  own: Pick<OwnProfile, 'location'>,
) {
  return { name: user.name, about: user.about ?? '', location: own.location ?? '' };
}

/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { AccountLanguageQuery, AccountLanguageQueryVariables, CurrentUserQuery, CurrentUserQueryVariables, MyViewCountQuery, MyViewCountQueryVariables, OwnProfileQuery, OwnProfileQueryVariables, SaveSettingsMutation, SaveSettingsMutationVariables, SignOutMutation, SignOutMutationVariables, UpdateProfileMutation, UpdateProfileMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const SignOutDocument = new TypedDocumentString(`
    mutation signOut {
  signOut {
    errors
  }
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const CurrentUserDocument = new TypedDocumentString(`
    query currentUser {
  currentUser {
    id
    email
    name
    createdAt
    about
    reviewCount
    ratingAverage
    avatarImageUrl
    toolCount
  }
}
    `) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
export const OwnProfileDocument = new TypedDocumentString(`
    query ownProfile {
  currentUser {
    id
    location
    email
    emailConfirmed
    confirmationNeeded
    pendingEmail
    settings {
      emailNotices
      mutedMails
      pushNotices
      mutedPushes
      marketing
    }
  }
}
    `) as unknown as TypedDocumentString<OwnProfileQuery, OwnProfileQueryVariables>;
export const AccountLanguageDocument = new TypedDocumentString(`
    query accountLanguage {
  currentUser {
    id
    settings {
      language
    }
  }
}
    `) as unknown as TypedDocumentString<AccountLanguageQuery, AccountLanguageQueryVariables>;
export const MyViewCountDocument = new TypedDocumentString(`
    query myViewCount {
  myViewCount
}
    `) as unknown as TypedDocumentString<MyViewCountQuery, MyViewCountQueryVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
    mutation updateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    errors
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const SaveSettingsDocument = new TypedDocumentString(`
    mutation saveSettings($input: SaveSettingsInput!) {
  saveSettings(input: $input) {
    errors
  }
}
    `) as unknown as TypedDocumentString<SaveSettingsMutation, SaveSettingsMutationVariables>;

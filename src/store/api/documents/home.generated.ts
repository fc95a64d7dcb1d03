/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { HomeStoriesQuery, HomeStoriesQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const HomeStoriesDocument = new TypedDocumentString(`
    query homeStories {
  homeStories {
    chosenReviews {
      id
      rating
      comment
      createdByUser {
        id
        name
        avatarImageUrl
      }
      tool {
        id
        name
      }
    }
    earned {
      category {
        name
        code
      }
      earnedCents
      rentalCount
    }
  }
}
    `) as unknown as TypedDocumentString<HomeStoriesQuery, HomeStoriesQueryVariables>;

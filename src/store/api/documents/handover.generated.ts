/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { AddHandoverPictureMutation, AddHandoverPictureMutationVariables, HandoverQuery, HandoverQueryVariables, RemoveHandoverPictureMutation, RemoveHandoverPictureMutationVariables, TickItemMutation, TickItemMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const HandoverDocument = new TypedDocumentString(`
    query handover($id: ID!) {
  handover(id: $id) {
    ...HandoverFields
  }
}
    fragment HandoverFields on Handover {
  id
  canTick
  canAdd
  includedItems {
    id
    name
    ticks {
      moment
      by
      at
    }
  }
  photographs {
    id
    moment
    by
    url
    at
    canRemove
  }
}`) as unknown as TypedDocumentString<HandoverQuery, HandoverQueryVariables>;
export const TickItemDocument = new TypedDocumentString(`
    mutation tickItem($id: ID!, $itemId: ID!, $moment: HandoverMoment!, $there: Boolean!) {
  tickItem(id: $id, itemId: $itemId, moment: $moment, there: $there) {
    handover {
      ...HandoverFields
    }
    errors
  }
}
    fragment HandoverFields on Handover {
  id
  canTick
  canAdd
  includedItems {
    id
    name
    ticks {
      moment
      by
      at
    }
  }
  photographs {
    id
    moment
    by
    url
    at
    canRemove
  }
}`) as unknown as TypedDocumentString<TickItemMutation, TickItemMutationVariables>;
export const AddHandoverPictureDocument = new TypedDocumentString(`
    mutation addHandoverPicture($id: ID!, $moment: HandoverMoment!, $url: String!) {
  addHandoverPicture(id: $id, moment: $moment, url: $url) {
    handover {
      ...HandoverFields
    }
    errors
  }
}
    fragment HandoverFields on Handover {
  id
  canTick
  canAdd
  includedItems {
    id
    name
    ticks {
      moment
      by
      at
    }
  }
  photographs {
    id
    moment
    by
    url
    at
    canRemove
  }
}`) as unknown as TypedDocumentString<AddHandoverPictureMutation, AddHandoverPictureMutationVariables>;
export const RemoveHandoverPictureDocument = new TypedDocumentString(`
    mutation removeHandoverPicture($id: ID!, $pictureId: ID!) {
  removeHandoverPicture(id: $id, pictureId: $pictureId) {
    handover {
      ...HandoverFields
    }
    errors
  }
}
    fragment HandoverFields on Handover {
  id
  canTick
  canAdd
  includedItems {
    id
    name
    ticks {
      moment
      by
      at
    }
  }
  photographs {
    id
    moment
    by
    url
    at
    canRemove
  }
}`) as unknown as TypedDocumentString<RemoveHandoverPictureMutation, RemoveHandoverPictureMutationVariables>;

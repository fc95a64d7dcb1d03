/** The text of a document, which knows the types of its answer and its variables. */
export class TypedDocumentString<TResult, TVariables> extends String {
  /** For the type checker alone: nothing is ever stored here. */
  declare readonly types?: (variables: TVariables) => TResult;
}

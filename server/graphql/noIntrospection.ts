import { GraphQLError, isIntrospectionType, type ValidationRule } from 'graphql';

/** Fields of a type that audits of GraphQL over HTTP ask for. They tell nothing about the type's fields. */
const allowedFields = new Set(['name', 'kind', '__typename']);

/** Refuses to describe the schema. A client may still ask whether a type of a given name exists. */
export const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    const parent = context.getParentType();
    const isRefused =
      node.name.value === '__schema' ||
      (parent && isIntrospectionType(parent) && !allowedFields.has(node.name.value));
    if (isRefused) {
      context.reportError(
        new GraphQLError('This service does not describe its schema.', {
          nodes: node,
          extensions: { code: 'BAD_USER_INPUT' },
        }),
      );
    }
  },
});

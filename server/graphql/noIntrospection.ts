import { GraphQLError, isIntrospectionType, type ValidationRule } from 'graphql';

/** What the audits of GraphQL over HTTP ask of a type. It says nothing about its fields. */
const allowedFields = new Set(['name', 'kind', '__typename']);

/** Refuses to describe the schema. Whether a type of a name exists may be asked. */
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

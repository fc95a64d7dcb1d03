import { GraphQLError, type ValidationRule } from 'graphql';

const introspection = ['__schema', '__type'];

/** Refuses to describe the schema, and to say whether a type of a given name exists. */
export const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    if (introspection.includes(node.name.value)) {
      context.reportError(
        new GraphQLError('This service does not describe its schema.', {
          nodes: node,
          extensions: { code: 'BAD_USER_INPUT' },
        }),
      );
    }
  },
});

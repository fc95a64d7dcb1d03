import type { GraphQLSchema } from 'graphql';
import { createContexts, type Services } from '../../context/context';
import { createExecutor } from '../graphql/createExecutor';

interface GraphqlBody {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

const visitor = {
  authorization: undefined,
  idempotencyKey: undefined,
  address: '',
  userAgent: '',
  requestId: undefined,
};

/** Answers the body of a GraphQL request as for a visitor. Its documents count as the app's own. */
export function askAsVisitor(
  schema: GraphQLSchema,
  services: Services,
): (body: string) => Promise<string> {
  const executor = createExecutor({ introspection: false });
  const createContext = createContexts(services);
  return async (body) => {
    const { query, variables = {} } = JSON.parse(body) as GraphqlBody;
    try {
      const document = executor.parse(query);
      const problems = executor.validate(schema, document);
      if (problems.length > 0) return JSON.stringify({ errors: problems });
      const contextValue = createContext(visitor);
      const result = await executor.execute({
        schema,
        document,
        contextValue,
        variableValues: variables,
      });
      return JSON.stringify(result);
    } catch (error) {
      services.log.warn({ err: error }, 'page rendering could not load its data');
      return JSON.stringify({ errors: [{ message: 'The data could not be loaded' }] });
    }
  };
}

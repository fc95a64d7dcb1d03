import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  execute as interpret,
  parse as parseText,
  specifiedRules,
  type ValidationRule,
  validate as validateAll,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { limits } from '../../config/limits';
import { appDocuments } from './appDocuments.generated';
import { checkBounds } from './checkBounds';

const introspection = ['__schema', '__type'];

/** Refuses to describe the schema, and to say whether a type of a given name exists. */
const noIntrospection: ValidationRule = (context) => ({
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

interface Plan {
  errors: readonly GraphQLError[];
  /** Null when the document is not the app's own or cannot be compiled. */
  compiled: CompiledQuery | null;
}

export interface GraphqlExecutor {
  parse(text: string): DocumentNode;
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[];
  execute(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult>;
}

/**
 * Parses, validates and runs documents. The app's own documents are compiled and cached. All others are interpreted: a
 * compiled document takes megabytes, and compiling trusts the names in it (`__proto__` as an alias).
 */
export function createExecutor({ introspection }: { introspection: boolean }): GraphqlExecutor {
  const own = new Map<string, DocumentNode>();
  const others = new LRUCache<string, DocumentNode>({ max: limits.document.kept });
  const ownDocuments = new WeakSet<DocumentNode>();
  const plans = new WeakMap<DocumentNode, Plan>();
  const rules = introspection ? specifiedRules : [...specifiedRules, noIntrospection];

  function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
    if (!ownDocuments.has(document)) return null;
    const result = compileQuery(schema, document);
    return isCompiledQuery(result) ? (result as CompiledQuery) : null;
  }

  return {
    parse(text) {
      const known = own.get(text) ?? others.get(text);
      if (known) return known;
      if (Buffer.byteLength(text) > limits.document.bytes) {
        throw new GraphQLError(`The document may be at most ${limits.document.bytes} bytes.`, {
          extensions: { code: 'BAD_USER_INPUT' },
        });
      }
      const document = parseText(text, { maxTokens: limits.document.tokens });
      if (appDocuments.has(text)) {
        own.set(text, document);
        ownDocuments.add(document);
      } else {
        others.set(text, document);
      }
      return document;
    },

    validate(schema, document) {
      const known = plans.get(document);
      if (known) return known.errors;
      const tooMuch = checkBounds(document);
      const errors = tooMuch
        ? [tooMuch]
        : validateAll(schema, document, rules, { maxErrors: 5, hideSuggestions: !introspection });
      plans.set(document, {
        errors,
        compiled: errors.length === 0 ? compile(schema, document) : null,
      });
      return errors;
    },

    execute(args) {
      const { document, operationName, rootValue, contextValue, variableValues } = args;
      const compiled = plans.get(document)?.compiled;
      if (!compiled || !getOperationAST(document, operationName)) return interpret(args);
      const result = compiled.query(rootValue, contextValue, variableValues ?? {});
      // Without `data` nothing was run: the variables are wrong, and the interpreter gives GraphQL's error message.
      return 'then' in result || 'data' in result ? result : interpret(args);
    },
  };
}

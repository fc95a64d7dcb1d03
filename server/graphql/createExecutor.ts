import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  execute as interpret,
  parse as parseText,
  specifiedRules,
  validate as validateAll,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { limits } from '../limits';
import { checkBounds } from './checkBounds';
import { noIntrospection } from './noIntrospection';

/** Documents that are remembered. The app has a dozen; more are somebody's experiments. */
const remembered = 500;

interface Plan {
  errors: readonly GraphQLError[] | null;
  uses: number;
  compiled: Map<string, CompiledQuery | null>;
}

export interface Executor {
  parse(text: string): DocumentNode;
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[];
  execute(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult>;
}

/**
 * Parses, checks and runs documents, each step once a text. A document is compiled when it comes the
 * second time: compiling pays for the app's own and would be wasted on one that nobody sends again.
 */
export function createExecutor({ introspection }: { introspection: boolean }): Executor {
  const documents = new Map<string, DocumentNode>();
  const plans = new WeakMap<DocumentNode, Plan>();
  const rules = introspection ? specifiedRules : [...specifiedRules, noIntrospection];

  function planOf(document: DocumentNode): Plan {
    const known = plans.get(document);
    if (known) return known;
    const plan: Plan = { errors: null, uses: 0, compiled: new Map() };
    plans.set(document, plan);
    return plan;
  }

  return {
    parse(text) {
      const known = documents.get(text);
      if (known) {
        // Once something is to be forgotten: moved to the end, so that what is used is forgotten last.
        if (documents.size === remembered) {
          documents.delete(text);
          documents.set(text, known);
        }
        return known;
      }
      if (Buffer.byteLength(text) > limits.document.bytes) {
        throw new GraphQLError(`The document may be at most ${limits.document.bytes} bytes.`, {
          extensions: { code: 'BAD_USER_INPUT' },
        });
      }
      const document = parseText(text, { maxTokens: limits.document.tokens });
      documents.set(text, document);
      const [oldest] = documents.keys();
      if (documents.size > remembered && oldest !== undefined) documents.delete(oldest);
      return document;
    },

    validate(schema, document) {
      const plan = planOf(document);
      if (!plan.errors) {
        const tooMuch = checkBounds(document);
        plan.errors = tooMuch
          ? [tooMuch]
          : validateAll(schema, document, rules, { maxErrors: 5, hideSuggestions: !introspection });
      }
      return plan.errors;
    },

    execute(args) {
      const plan = planOf(args.document);
      plan.uses += 1;
      if (plan.uses < 2) return interpret(args);
      const name = args.operationName ?? '';
      let compiled = plan.compiled.get(name);
      if (compiled === undefined) {
        const result = compileQuery(args.schema, args.document, args.operationName ?? undefined);
        compiled = isCompiledQuery(result) ? (result as CompiledQuery) : null;
        plan.compiled.set(name, compiled);
      }
      return compiled
        ? compiled.query(args.rootValue, args.contextValue, args.variableValues ?? {})
        : interpret(args);
    },
  };
}

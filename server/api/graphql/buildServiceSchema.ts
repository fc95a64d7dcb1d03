import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
} from 'graphql';
import { projectFolder } from '../../config/projectFolder';

export type FieldResolver = GraphQLFieldResolver<unknown, unknown>;
/** Resolvers by type and field. */
type Topic = Readonly<Record<string, unknown>>;

interface Options {
  /** The name of the file in the root of the repository. */
  file: string;
  topics: readonly object[];
  /** Wraps the resolver of a mutation. */
  wrapMutation?: (fieldName: string, resolve: FieldResolver) => FieldResolver;
}

/** Attaches resolvers to their fields. Throws for a resolver that has no field in the schema. */
function attach(schema: GraphQLSchema, topic: Topic, wrap: Options['wrapMutation']): void {
  for (const [typeName, fields] of Object.entries(topic)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type))
      throw new Error(`There are resolvers for the unknown type ${typeName}`);
    for (const [fieldName, resolve] of Object.entries(fields as Record<string, FieldResolver>)) {
      const field = type.getFields()[fieldName];
      if (!field)
        throw new Error(`There is a resolver for the unknown field ${typeName}.${fieldName}`);
      field.resolve = wrap && typeName === 'Mutation' ? wrap(fieldName, resolve) : resolve;
    }
  }
}

/** The schema of a file, with its resolvers. */
export function buildServiceSchema({ file, topics, wrapMutation }: Options): GraphQLSchema {
  const schema = buildSchema(readFileSync(path.join(projectFolder, file), 'utf8'));
  for (const topic of topics) attach(schema, topic as Topic, wrapMutation);
  const dateTime = schema.getType('DateTime');
  if (!isScalarType(dateTime)) throw new Error('The schema has no scalar DateTime');
  dateTime.serialize = (value) => {
    if (!(value instanceof Date)) throw new TypeError('DateTime must be a Date');
    return value.toISOString();
  };
  return schema;
}

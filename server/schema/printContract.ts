import { printSchema } from 'graphql';
import { createSchema } from './createSchema';

/** The contract with the app as `schema.graphql` holds it. */
export function printContract(): string {
  return `${printSchema(createSchema())}\n`;
}

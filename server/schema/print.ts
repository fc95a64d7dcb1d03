/** Writes schema.graphql from the topics: `node --import tsx server/schema/print.ts`. */
import { writeFileSync } from 'node:fs';
import { printContract } from './printContract';

writeFileSync(new URL('../../schema.graphql', import.meta.url), printContract());

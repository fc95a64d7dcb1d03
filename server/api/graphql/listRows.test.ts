import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { listRows } from './listRows';

const root = path.join(import.meta.dirname, '../../..');
const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'));

test('listRows.ts has an entry for each list of objects in the schema, and no others', () => {
  const lists = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ type }) => isListType(getNullableType(type)) && isObjectType(getNamedType(type)))
    .map(({ name }) => name);
  expect(Object.keys(listRows).sort()).toEqual([...new Set(lists)].sort());
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { listRows } from './listRows';

const root = path.join(import.meta.dirname, '../../..');
const schemas = ['schema.graphql', 'office.graphql'].map((name) =>
  buildSchema(readFileSync(path.join(root, name), 'utf8')),
);

test('listRows.ts has an entry for each list of objects in both schemas, and no others', () => {
  const lists = schemas
    .flatMap((schema) => Object.values(schema.getTypeMap()))
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ type }) => isListType(getNullableType(type)) && isObjectType(getNamedType(type)))
    .map(({ name }) => name);
  expect(Object.keys(listRows).sort()).toEqual([...new Set(lists)].sort());
});

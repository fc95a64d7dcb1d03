import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { listRows } from './listRows';

const root = path.join(import.meta.dirname, '../../..');
const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'));

test('every list of objects has its bound, and no other field has one', () => {
  const lists = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ type }) => isListType(getNullableType(type)) && isObjectType(getNamedType(type)))
    .map(({ name }) => name);
  expect(Object.keys(listRows).sort()).toEqual([...new Set(lists)].sort());
});

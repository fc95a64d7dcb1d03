import { readFileSync } from 'node:fs';
import { type DocumentNode, type FieldNode, Kind, parse } from 'graphql';
import { asksForWhole } from './catalogue';

type Info = Parameters<typeof asksForWhole>[0];

/** What graphql-js gives the resolver of `searchTools` for a document. */
function getInfo(document: DocumentNode): Info {
  const fragments: Record<string, unknown> = {};
  const fieldNodes: FieldNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments[definition.name.value] = definition;
    } else if ('selectionSet' in definition) {
      for (const node of definition.selectionSet?.selections ?? []) {
        if (node.kind === Kind.FIELD && node.name.value === 'searchTools') fieldNodes.push(node);
      }
    }
  }
  return { fragments, fieldNodes } as unknown as Info;
}

test('reads the columns of lists for the search of the app', () => {
  const document = parse(readFileSync('src/tools/api/catalogue.graphql', 'utf8'));
  const info = getInfo(document);
  expect(info.fieldNodes).toHaveLength(1);
  expect(asksForWhole(info)).toBe(false);
});

test.each([
  ['fields of cards', 'id name categories { id code } rules { instantBooking } __typename', false],
  ['another field', 'id ownerId', true],
  ['another rule', 'id rules { instantBooking noticeDays }', true],
  ['a fragment with another field', 'id ... on Tool { name owner { name } }', true],
])('%s', (_, fields, isWhole) => {
  expect(asksForWhole(getInfo(parse(`{ searchTools { ${fields} } }`)))).toBe(isWhole);
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { appDocuments } from './appDocuments.generated';
import { createExecutor } from './createExecutor';
import { createSchema } from './createSchema';

const schema = createSchema();
const scalars =
  'id name location imageUrl pricePerDayCents depositCents brandName model powerDescription condition weightGrams ageMonths featured maxAvailableCount reviewCount ratingAverage ';
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test.each([...appDocuments])('the query limits allow the app’s own operation: %s', (text) => {
  const executor = createExecutor({ introspection: false });
  expect(executor.validate(schema, executor.parse(text))).toEqual([]);
});

test('caches 150 large documents in less than 25 MB', async () => {
  const executor = createExecutor({ introspection: false });
  const getDocument = (round: number) => {
    const tools = Array.from(
      { length: 15 },
      (_, index) => `a${index}: tool(id: "x") { ${scalars.repeat(2)} }`,
    );
    return `{ ${tools.join('\n')} } # ${round}`;
  };
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let round = 0; round < 150; round += 1) {
    for (const text of [getDocument(round), getDocument(round)]) {
      const document = executor.parse(text);
      expect(executor.validate(schema, document)).toEqual([]);
      const { data } = await executor.execute({ schema, document });
      expect(data).toHaveProperty('a14', null);
    }
  }
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(25_000_000);
});

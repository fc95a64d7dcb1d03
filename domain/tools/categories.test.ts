import { allCategories, categoriesNamed, findCategory } from './categories';

test('categories found by name keep the order of their ids, and unknown names are left out', () => {
  const found = categoriesNamed(['Kitchen', 'Boats', 'Power Tools']);
  expect(found.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Power Tools'],
    [4, 'Kitchen'],
  ]);
});

test('a name is found whatever its case and the spaces around it', () => {
  expect(findCategory(allCategories, '  KITCHEN ')?.id).toBe(4);
});

import { allCategories, categoriesNamed, findCategory } from './categories';

test('categories found by name are in id order, without unknown names', () => {
  const found = categoriesNamed(['Kitchen', 'Boats', 'Power Tools']);
  expect(found.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Power Tools'],
    [4, 'Kitchen'],
  ]);
});

test('finds a category regardless of case and surrounding spaces', () => {
  expect(findCategory(allCategories, '  KITCHEN ')?.id).toBe(4);
});

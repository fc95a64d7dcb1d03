import { getFirstName } from './user';

test.each([
  ['Mette Holm', 'Mette'],
  [' Anne  Marie Holm ', 'Anne'],
  ['Skuret', 'Skuret'],
  ['Tidligere medlem', 'Tidligere medlem'],
  ['Former member', 'Former member'],
])('the first name of “%s” is “%s”', (name, first) => {
  expect(getFirstName(name)).toBe(first);
});

import { type ToolFormValues, toolFormStart } from '../form/toolForm';
import { findStep, findStepProblem, type ListingStep, readStep } from './listingStep';

const valid: ToolFormValues = {
  ...toolFormStart,
  name: 'Stige',
  description: 'Tre dele.',
  location: 'Valby',
  categories: ['Outdoor'],
  pricePerDay: '80',
};

it.each([
  ['', 0],
  ['?step=1', 0],
  ['?step=2', 1],
  ['?step=3', 2],
  ['?step=4', 0],
  ['?step=x', 0],
] as const)('reads the step of the address %j', (search, step) => {
  expect(readStep(search)).toBe(step);
});

it.each([
  ['name', 0],
  ['pictures', 0],
  ['categories', 0],
  ['pricePerDay', 1],
  ['pricePerWeek', 2],
  ['pickupAddress', 2],
  [null, null],
] as const)('finds the step of the field %s', (field, step) => {
  expect(findStep(field)).toBe(step);
});

it.each<[string, Partial<ToolFormValues>, ListingStep, [ListingStep, string] | null]>([
  ['nothing in a valid form', {}, 2, null],
  ['a missing location in the first step', { location: ' ' }, 0, [0, 'location']],
  ['no missing price before its step', { pricePerDay: '' }, 0, null],
  ['a missing price in its step', { pricePerDay: '' }, 1, [1, 'pricePerDay']],
  ['a price of 0', { pricePerDay: '0' }, 1, [1, 'pricePerDay']],
  ['a missing name in a later step', { name: '' }, 2, [0, 'name']],
  ['no wrong terms before their step', { units: '9' }, 1, null],
  ['a wrong number of units in the last step', { units: '9' }, 2, [2, 'units']],
  ['a week that is too dear', { pricePerWeek: '561' }, 2, [2, 'pricePerWeek']],
])('finds %s', (_what, changes, step, found) => {
  const { step: at, problem } = findStepProblem({ ...valid, ...changes }, step) ?? {};
  expect(at === undefined ? null : [at, problem?.field]).toEqual(found);
});

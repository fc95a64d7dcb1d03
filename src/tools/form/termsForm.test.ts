import { buildOwnTool } from '../../../tests/helpers/app/builders';
import { getTerms, listingTerms, termsStart, toFormErrors } from './termsForm';
import { type ToolFormValues, toolFormStart } from './toolForm';
import { toolFormProblem } from './toolFormRules';
import { unreadableNumber } from './typedNumbers';

const filled: ToolFormValues = {
  ...toolFormStart,
  name: 'Sav',
  description: 'Skarp.',
  pricePerDay: '100',
  location: 'Valby',
  categories: ['Hand Tools'],
};

function getProblem(changes: Partial<ToolFormValues>) {
  return toolFormProblem({ ...filled, ...changes });
}

it('requires no fields beyond §5', () => {
  expect(getProblem({})).toBeNull();
});

it.each<[keyof ToolFormValues, string, string | null]>([
  ['pricePerWeek', '700', null],
  ['pricePerWeek', '700.01', 'Price per week may be at most seven times the price per day.'],
  ['pricePerWeek', '0', 'Write a price per week above 0, or leave the field empty.'],
  ['pricePerWeek', unreadableNumber, 'Write a price per week above 0, or leave the field empty.'],
  ['deposit', '0', null],
  ['declaredValue', '', null],
  ['declaredValue', '0.01', null],
  ['declaredValue', '0', 'Write a tool value above 0, or leave the field empty.'],
  ['declaredValue', 'meget', 'Write a tool value above 0, or leave the field empty.'],
  ['deposit', '-1', 'Write a deposit of 0 or more, or leave the field empty.'],
  ['units', '5', null],
  ['units', '6', 'Units must be 1 to 5.'],
  ['units', '0', 'Units must be 1 to 5.'],
  ['shortestDays', '0', 'Shortest loan must be 1 to 365 days.'],
  ['shortestDays', '31', 'Longest loan cannot be shorter than shortest loan.'],
  ['shortestDays', '30', null],
  ['longestDays', '366', 'Longest loan must be 1 to 365 days.'],
  ['longestDays', '1.5', 'Longest loan must be 1 to 365 days.'],
  ['longestDays', '', 'Longest loan must be 1 to 365 days.'],
  ['noticeDays', '31', 'Days of notice must be 0 to 30 days.'],
  ['bufferDays', '15', 'Days between two loans must be 0 to 14 days.'],
  ['horizonDays', '0', 'Days ahead must be 1 to 365 days.'],
])('validates %s %j: %j', (name, typed, message) => {
  expect(getProblem({ [name]: typed })?.message ?? null).toBe(message);
});

it('accepts a pick-up address of 200 characters and rejects 201', () => {
  const message = 'Pick-up address may be at most 200 characters.';
  expect(getProblem({ pickupAddress: 'x'.repeat(200) })).toBeNull();
  expect(getProblem({ pickupAddress: 'x'.repeat(201) })).toMatchObject({
    field: 'pickupAddress',
    message,
  });
});

it('accepts pick-up hours of 120 characters and rejects 121', () => {
  expect(getProblem({ pickupHours: 'x'.repeat(120) })).toBeNull();
  expect(getProblem({ pickupHours: 'x'.repeat(121) })).toMatchObject({
    field: 'pickupHours',
    message: 'Pick-up hours may be at most 120 characters.',
  });
});

it('rejects a notice period longer than the booking horizon', () => {
  const problem = getProblem({ noticeDays: '10', horizonDays: '9' });
  expect(problem).toMatchObject({
    field: 'noticeDays',
    message: 'Days of notice cannot be more than days ahead.',
  });
});

it('reports the errors of §5 first', () => {
  expect(getProblem({ name: '', units: '9' })?.message).toBe('Please fill in all required fields');
});

it('sends unchanged initial values of a tool with every term', () => {
  const own = buildOwnTool({
    tool: {
      imageUrls: ['/pictures/a'],
      pricePerWeekCents: 45_050,
      depositCents: 50_000,
      maxAvailableCount: 3,
      pickupHours: 'Hverdage kl. 16-19',
      rules: {
        shortestDays: 2,
        longestDays: 14,
        noticeDays: 1,
        bufferDays: 3,
        horizonDays: 90,
        instantBooking: true,
        checkedBorrowers: false,
      },
    },
    pickupAddress: 'Valby Langgade 1, 2. tv.',
    declaredValueCents: 249_950,
    state: 'PAUSED',
  });
  const { tool, pickupAddress, declaredValueCents, state } = own;
  const { pricePerWeekCents, depositCents, maxAvailableCount, rules, pickupHours } = tool;
  expect(listingTerms({ ...getTerms(own), pictures: tool.imageUrls })).toEqual({
    pictures: ['/pictures/a'],
    pricePerWeekCents,
    depositCents,
    maxAvailableCount,
    rules,
    pickupAddress,
    pickupHours,
    declaredValueCents,
    state,
  });
});

it('sends null for an empty field', () => {
  expect(listingTerms({ ...termsStart, pickupAddress: '  ', pictures: [] })).toMatchObject({
    pricePerWeekCents: null,
    depositCents: 0,
    pickupAddress: null,
    declaredValueCents: null,
  });
});

it.each([
  ['pickupAddress', 'pickupAddress'],
  ['declaredValueCents', 'declaredValue'],
  ['maxAvailableCount', 'units'],
  ['categoryIds', 'categories'],
  [null, null],
])('maps the input field %j to the form field %j', (field, name) => {
  expect(toFormErrors([{ field, message: 'Wrong.' }])).toEqual([
    { field: name, message: 'Wrong.' },
  ]);
});

import { afterConflict } from './afterConflict';
import { type ToolFormValues, toolFormStart } from './toolForm';

const start: ToolFormValues = {
  ...toolFormStart,
  name: 'Sav',
  pricePerDay: '75',
  categories: ['Kitchen'],
};

it.each<[string, Partial<ToolFormValues>, Partial<ToolFormValues>, Partial<ToolFormValues>]>([
  ['nothing was typed', {}, { name: 'Ny sav' }, { name: 'Ny sav', pricePerDay: '75' }],
  [
    'another field was typed in',
    { pricePerDay: '80' },
    { name: 'Ny sav' },
    { name: 'Ny sav', pricePerDay: '80' },
  ],
  ['the same field was typed in', { name: 'Min sav' }, { name: 'Ny sav' }, { name: 'Min sav' }],
  [
    'a list was changed here',
    { whatsIncluded: ['Blad'] },
    { categories: ['Cleaning'] },
    { whatsIncluded: ['Blad'], categories: ['Cleaning'] },
  ],
  ['a field was emptied here', { usageInstructions: '' }, {}, { usageInstructions: '' }],
])('merges the form after a conflict when %s', (_case, typed, present, shown) => {
  expect(afterConflict(start, { ...start, ...typed }, { ...start, ...present })).toEqual({
    ...start,
    ...shown,
  });
});

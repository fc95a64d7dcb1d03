import { readToolDraft } from './toolDraft';
import { toolFormStart } from './toolForm';

describe('a kept draft', () => {
  it('is read back as it was written', () => {
    const draft = { values: { ...toolFormStart, name: 'Sav' }, hadPicture: true };
    expect(readToolDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', []],
    ['an empty object', {}],
    ['missing fields', { values: { name: 'Sav' } }],
    ['a field of another kind', { values: { ...toolFormStart, pricePerDay: 12 } }],
    ['no rows at all', { values: { ...toolFormStart, specifications: [] } }],
    ['rows of another kind', { values: { ...toolFormStart, specifications: ['Vægt'] } }],
    ['items of another kind', { values: { ...toolFormStart, whatsIncluded: [1] } }],
  ])('is no draft when it is %s', (_case, kept) => {
    expect(readToolDraft(kept)).toBeNull();
  });
});

import { readToolDraft } from './toolDraft';
import { toolFormStart } from './toolForm';

describe('a stored draft of a tool', () => {
  it('is restored as it was written', () => {
    const draft = { values: { ...toolFormStart, name: 'Sav' }, hadPicture: true };
    expect(readToolDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('converts a price with a decimal comma from an older version', () => {
    const kept = { values: { ...toolFormStart, pricePerDay: '19,95' }, hadPicture: false };
    expect(readToolDraft(kept)?.values.pricePerDay).toBe('19.95');
  });

  it('from before a field was added gets that field empty', () => {
    const { pickupHours: _added, ...values } = toolFormStart;
    expect(readToolDraft({ values, hadPicture: false })?.values).toEqual(toolFormStart);
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
  ])('is ignored when it is %s', (_case, kept) => {
    expect(readToolDraft(kept)).toBeNull();
  });
});

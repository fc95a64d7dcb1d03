import { readDraft, removeDraft, writeDraft } from './draftStorage';

afterEach(() => jest.restoreAllMocks());

it('keeps a draft until it is removed', () => {
  expect(writeDraft('draft', { name: 'Sav' })).toBe(true);
  expect(readDraft('draft')).toEqual({ name: 'Sav' });
  removeDraft('draft');
  expect(readDraft('draft')).toBeNull();
});

it('ignores a damaged draft', () => {
  localStorage.setItem('draft', '{"name":');
  expect(readDraft('draft')).toBeNull();
});

it.each(['getItem', 'setItem', 'removeItem'] as const)(
  'does not throw when storage rejects %s',
  (call) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(writeDraft('draft', 1)).toBe(call !== 'setItem');
    expect(readDraft('draft')).toBe(call === 'getItem' || call === 'setItem' ? null : 1);
    expect(() => removeDraft('draft')).not.toThrow();
  },
);

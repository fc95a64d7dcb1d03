import { renderHook } from '@testing-library/react';
import { readDraft } from '../../platform/browser/draftStorage';
import { useDraft } from './useDraft';

const draftKey = 'a draft';
const leave = () => window.dispatchEvent(new Event('pagehide'));

function open(name: string) {
  const draft = { name };
  return renderHook(() => useDraft({ draftKey, draft, worthKeeping: true, restored: false }));
}

afterEach(() => localStorage.clear());

test('saves the draft when the page is left, and when the form is closed', () => {
  const { unmount } = open('Boremaskine');
  expect(readDraft(draftKey)).toBeNull();
  leave();
  expect(readDraft(draftKey)).toEqual({ name: 'Boremaskine' });
  localStorage.clear();
  unmount();
  expect(readDraft(draftKey)).toEqual({ name: 'Boremaskine' });
});

test('a closed form saves nothing when the page is left later', () => {
  const { unmount } = open('Boremaskine');
  unmount();
  // Another form has sent its tool, and has discarded the draft.
  localStorage.clear();
  leave();
  expect(readDraft(draftKey)).toBeNull();
});

test('saves nothing after the draft was discarded', () => {
  const { result, unmount } = open('Boremaskine');
  leave();
  result.current.discard();
  leave();
  unmount();
  expect(readDraft(draftKey)).toBeNull();
});

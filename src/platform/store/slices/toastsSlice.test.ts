import { createAsyncThunk } from '@reduxjs/toolkit';
import { toastDismissed, toastShown, toastsSlice } from './toastsSlice';

const { reducer } = toastsSlice;
const lost = (endpoint: string, args: unknown = null) =>
  toastShown({ tone: 'danger', text: 'No line', lang: 'en', retry: [{ endpoint, args }] });
const said = (text: string) => toastShown({ tone: 'info', text, lang: 'en' });
const texts = (state: ReturnType<typeof reducer>) => state.map(({ text }) => text);

/** The action of a query that was answered, as RTK Query dispatches it. */
const query = createAsyncThunk(
  'api/executeQuery',
  (_arg: { endpointName: string; originalArgs: unknown }) => 'an answer',
);
const answered = (endpointName: string, originalArgs: unknown = undefined) =>
  query.fulfilled('an answer', '1', { endpointName, originalArgs });

describe('toasts', () => {
  it('are limited to the three newest', () => {
    const state = ['1', '2', '3', '4'].map(said).reduce(reducer, reducer(undefined, said('0')));
    expect(texts(state)).toEqual(['2', '3', '4']);
  });

  it('are merged when their text is the same, with one retry for both', () => {
    const state = [lost('tool', { id: '1' }), lost('myTools'), lost('myTools')].reduce(
      reducer,
      reducer(undefined, said('Saved')),
    );
    expect(texts(state)).toEqual(['Saved', 'No line']);
    expect(state[1]?.retry?.map(({ endpoint }) => endpoint)).toEqual(['tool', 'myTools']);
  });

  it('disappear once their failed queries have succeeded', () => {
    let state = [said('Saved'), lost('tool', { id: '1' }), lost('myTools')].reduce(
      reducer,
      reducer(undefined, { type: 'start' }),
    );
    state = reducer(state, answered('tool', { id: '2' }));
    expect(state[1]?.retry).toHaveLength(2);
    state = reducer(state, answered('tool', { id: '1' }));
    expect(texts(state)).toEqual(['Saved', 'No line']);
    state = reducer(state, answered('myTools'));
    expect(texts(state)).toEqual(['Saved']);
  });

  it('stay until dismissed when nothing has changed', () => {
    const state = reducer(undefined, said('Saved'));
    expect(reducer(state, answered('myTools'))).toEqual(state);
    expect(reducer(state, toastDismissed(state[0]?.id ?? ''))).toEqual([]);
  });
});

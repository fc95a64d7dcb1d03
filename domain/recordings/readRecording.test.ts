import { type Recording, readRecording } from './readRecording';

const file = {
  app: 'Skuret',
  version: 'main.1.js',
  times: [1000],
  payload: '[{"type":"address/opened"}]',
  preloadedState: '{"address":{"pathname":"/"}}',
};

function readGood(text: string): Recording {
  const recording = readRecording(text);
  if (typeof recording === 'string') throw new Error(recording);
  return recording;
}

it('reads the actions, the first state, the version and the times', () => {
  expect(readGood(JSON.stringify(file))).toEqual({
    version: 'main.1.js',
    times: [1000],
    actions: [{ type: 'address/opened' }],
    first: { address: { pathname: '/' } },
  });
});

it('reads an export of DevTools, which has neither a version nor times', () => {
  const { payload, preloadedState } = file;
  const recording = readGood(JSON.stringify({ payload, preloadedState }));
  expect(recording).toMatchObject({ version: undefined, times: undefined });
});

it('a version that is no text is another version', () => {
  expect(readGood(JSON.stringify({ ...file, version: 5 })).version).toBeNull();
});

it.each<[string, string, object]>([
  ['of another app', 'foreign', { app: 'Todo' }],
  ['without actions', 'foreign', { payload: undefined }],
  ['without a state', 'foreign', { preloadedState: undefined }],
  ['of an empty state', 'foreign', { payload: '[]', preloadedState: '{}' }],
  ['with a state that is no object', 'foreign', { preloadedState: '5' }],
  ['with actions that are no list', 'foreign', { payload: '{"type":"a"}' }],
  ['with an action without a type', 'foreign', { payload: '[{"type":"a"},{}]' }],
  ['with cut actions', 'damaged', { payload: '[{"type":"a' }],
  ['with a cut state', 'damaged', { preloadedState: '{"address":' }],
])('a file %s is %s', (_what, problem, change) => {
  expect(readRecording(JSON.stringify({ ...file, ...change }))).toBe(problem);
});

it('a text that is no JSON is damaged, and other JSON is foreign', () => {
  expect(readRecording('<html lang="da"></html>')).toBe('damaged');
  expect(readRecording(JSON.stringify(file).slice(0, -5))).toBe('damaged');
  for (const text of ['null', '5', '[]', '{}', '"text"'])
    expect(readRecording(text)).toBe('foreign');
});

import { existsSync, readFileSync } from 'node:fs';
import { faults } from './faults';

const root = `${__dirname}/../..`;
const textOf = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

test.each(faults.map(({ whatGoesWrong, ...fault }) => [whatGoesWrong, fault] as const))(
  'the file has the text that is replaced once: %s',
  (_name, { file, search, replacement, tests }) => {
    expect(textOf(file).split(search)).toHaveLength(2);
    expect(replacement).not.toBe(search);
    expect(tests.filter((test) => !existsSync(`${root}/${test}`))).toEqual([]);
  },
);

test('each fault has a name of its own', () => {
  const names = faults.map(({ whatGoesWrong }) => whatGoesWrong);
  expect(new Set(names).size).toBe(names.length);
});

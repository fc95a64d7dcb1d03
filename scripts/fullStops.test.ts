import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Placeholders for amounts, which end in the full stop of `kr.`; it ends the sentence too. */
const amounts = (
  'amount back claim cover covered deposit fromDeposit held kr late lateTomorrow most moved ' +
  'owed owner price refunded returned settled stated sum total undeclared'
).split(' ');

/** Placeholders for days that can be short, `1. dec.` in Danish. May has no full stop, so they stand inside a sentence. */
const shortDays = ['end', 'period', 'start'];

/** Placeholders whose value ends in a letter or a digit. A new name goes into one of the three lists. */
const complete = (
  'appeal date day days due free moment ranges refundedOn since time until when year ' +
  'bookings card choices counted device email file fileName host id items leftOut limit ' +
  'member name names operation other place scopes stage status third tool topics what count ' +
  'longest month unknownCount'
).split(' ');

const files = execFileSync('git', ['ls-files', 'src', 'server', 'domain'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\b(?:da|en)\.(?:po|mdx|json)$/.test(file));

/** The placeholders before a full stop, by name: `{props.amounts.cover}.` is `cover`. */
const last = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      line.startsWith('msgid')
        ? []
        : [...line.matchAll(/\{(?:\w+\.)*(\w+)\}+\.(?!\w)/g)].map(([, name = '']) => ({
            name,
            isDanish: /\bda\.\w+$/.test(file),
            where: `${file}:${index + 1} {${name}}.`,
          })),
    ),
);

const find = (isFound: (placeholder: { name: string; isDanish: boolean }) => boolean) =>
  last.filter(isFound).map(({ where }) => where);

test('no sentence ends in two full stops, as "1.000 kr.." and "1. dec.."', () => {
  expect(last.length).toBeGreaterThan(200);
  expect(find(({ name }) => amounts.includes(name))).toEqual([]);
  expect(find(({ name, isDanish }) => isDanish && shortDays.includes(name))).toEqual([]);
});

test('it is known whether the last value of each sentence ends in a full stop', () => {
  const known = [...amounts, ...shortDays, ...complete];
  expect(find(({ name }) => !known.includes(name))).toEqual([]);
});

import { limits } from '../config/limits';
import { translate } from '../texts/translate';
import { readUpload } from './readUpload';

const { bytes: most, filename: name } = limits.picture;
const data = Buffer.from('picture').toString('base64');

function read(more: { data?: string; filename?: string }): string {
  const upload = readUpload({ data, filename: 'a.jpg', ...more });
  return 'error' in upload ? translate(upload.error, 'asGiven') : upload.bytes.toString();
}

test.each([[data], [`data:image/jpeg;base64,${data}`], [`data:;base64,${data}`]])(
  'reads %s',
  (sent) => {
    expect(read({ data: sent })).toBe('picture');
  },
);

test.each([
  [''],
  ['data:image/jpeg;base64,'],
  [data.slice(1)],
  [`${data.slice(0, -1)}!`],
  ['===='],
  [`!${data.slice(1)}`],
  [`${data}data:image/jpeg;base64,${data}`],
  [`data:${'x'.repeat(101)};base64,${data}`],
  [`data:a,b;base64,${data}`],
])('rejects %s as incomplete', (sent) => {
  expect(read({ data: sent })).toBe(
    'Photo: we did not receive the whole file. Please choose it again.',
  );
});

test('rejects a file name above its limit', () => {
  expect(read({ filename: 'x'.repeat(name.max) })).toBe('picture');
  expect(read({ filename: 'x'.repeat(name.max + 1) })).toBe(
    `Photo: the name of the file may be at most ${name.max} characters.`,
  );
});

test.each([
  [most, true],
  [most + 1, false],
  [most + 3, false],
])('reads %i bytes: %s', (size, isTaken) => {
  const upload = readUpload({ data: Buffer.alloc(size).toString('base64'), filename: 'a' });
  expect('bytes' in upload && upload.bytes.length).toBe(isTaken && size);
});

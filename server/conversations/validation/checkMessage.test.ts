import { limits } from '../../config/limits';
import { checkMessage } from './checkMessage';

const { message, pictures } = limits.talk;
const several = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

test.each<[string, string, string[], string | null]>([
  ['a text', ' Hej ', [], 'Hej'],
  ['a picture without a text', ' ', ['a'], ''],
  ['nothing', ' ', [], null],
  ['the longest text', 'x'.repeat(message.max), [], 'x'.repeat(message.max)],
  ['a longer text', 'x'.repeat(message.max + 1), [], null],
  ['as many pictures as allowed', 'Se', several(pictures), 'Se'],
  ['one picture more', 'Se', several(pictures + 1), null],
])('validates %s', (_what, typed, sent, content) => {
  const checked = checkMessage(typed, sent);
  expect('error' in checked ? null : checked.content).toBe(content);
});

import { object } from 'yup';
import { firstProblem } from './firstProblem';
import { requiredEmail, requiredText } from './textRules';

const schema = object({ name: requiredText('no name'), email: requiredEmail('none', 'invalid') });
const order = ['no name', 'none', 'invalid'];
const start = { name: 'Mette', email: 'mette@skuret.dk' };

test.each([
  [{}, null],
  [{ name: ' ' }, 'no name'],
  [{ name: undefined }, 'no name'],
  [{ name: '\u3164' }, 'no name'],
  [{ name: '\u00ad\u200d' }, 'no name'],
  [{ email: '' }, 'none'],
  [{ email: undefined }, 'none'],
  [{ email: '\u200b ' }, 'none'],
  [{ email: 'mette' }, 'invalid'],
  [{ email: 'a..b@skuret.dk' }, 'invalid'],
  [{ email: '\ufeffmette@skuret.dk\u200b' }, null],
  [{ email: 'navn@blåbær.example' }, null],
])('with %j the message is %j', (changes, message) => {
  expect(firstProblem(schema, { ...start, ...changes }, order)?.message ?? null).toBe(message);
});

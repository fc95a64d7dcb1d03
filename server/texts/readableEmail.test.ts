import { plainEmail } from '../../domain/members/email';
import { readableEmail } from './readableEmail';

test.each([['navn@blåbær.example'], ['Mette@Skuret.DK'], ['left 7']])(
  'shows the e-mail %s as it was typed',
  (typed) => {
    expect(readableEmail(plainEmail(typed))).toBe(typed);
  },
);

test('keeps a domain that cannot be decoded', () => {
  expect(readableEmail('a@xn--0.dk')).toBe('a@xn--0.dk');
});

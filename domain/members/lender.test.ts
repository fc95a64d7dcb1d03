import { formatCvr, isCvr, isPhone, plainCvr } from './lender';

it.each([
  ['24256790', true],
  ['22756214', true],
  ['24256791', false],
  ['42256790', false],
  ['2425679', false],
  ['242567900', false],
  ['00000000', false],
  ['2425679x', false],
  ['', false],
])('checks eight digits and their sum: %s', (cvr, is) => {
  expect(isCvr(cvr)).toBe(is);
});

it.each([
  ['24 25 67 90', '24256790'],
  ['DK-24.25.67.90', '24256790'],
  ['dk24256790', '24256790'],
])('reads %s as a CVR number', (typed, plain) => {
  expect(plainCvr(typed)).toBe(plain);
});

it('writes a CVR number in pairs', () => {
  expect(formatCvr('24256790')).toBe('24\u00a025\u00a067\u00a090');
});

it.each([
  ['12 34 56 78', true],
  ['+45 12345678', true],
  ['1234567', false],
  ['+1234567890123456', false],
  ['12+345678', false],
  ['ring til mig', false],
])('checks the phone number %s', (typed, is) => {
  expect(isPhone(typed)).toBe(is);
});

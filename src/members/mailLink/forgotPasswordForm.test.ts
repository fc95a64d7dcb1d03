import { firstProblem } from '../../ui/form/firstProblem';
import { forgotPasswordMessages, forgotPasswordSchema } from './forgotPasswordForm';

const getProblem = (email: string) =>
  firstProblem(forgotPasswordSchema, { email }, forgotPasswordMessages)?.message ?? null;

describe('the forgot-password form (§5)', () => {
  it.each([
    ['', 'Please enter your email address'],
    ['   ', 'Please enter your email address'],
    ['mette', 'Please enter a valid email address'],
    ['mette@', 'Please enter a valid email address'],
    ['@skuret.example', 'Please enter a valid email address'],
    ['mette@skuret.example', null],
    [' mette@skuret.example ', null],
  ])('validates %j with the result %j', (email, message) => {
    expect(getProblem(email)).toBe(message);
  });
});

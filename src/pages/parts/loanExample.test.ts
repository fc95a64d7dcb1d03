import { serviceFeePercent } from '../../../domain/payments/quote';
import { getLoanExample } from './loanExample';

it('adds the fee and the insurance to the rental price', () => {
  expect(serviceFeePercent).toBe(10);
  expect(getLoanExample('en')).toMatchObject({ days: '3', deposit: expect.stringMatching(/^300/) });
  const amounts = Object.fromEntries(
    Object.entries(getLoanExample('en')).map(([name, text]) => [name, Number.parseFloat(text)]),
  );
  expect(amounts).toMatchObject({ perDay: 90, rental: 270, fee: 27, insurance: 5, total: 302 });
});

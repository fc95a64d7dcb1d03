import { readFileSync } from 'node:fs';
import { findMisfits, stripeFields } from '../../../tests/helpers/stripeFields';

const { STRIPE_FIXTURES } = process.env;

test('finds a missing field and a field of another type', () => {
  const refund = { object: 'refund', id: 're_1', amount: '100', payment_intent: null };
  expect(findMisfits({ data: [refund] })).toEqual([
    'refund.amount: string',
    'refund.status: undefined',
  ]);
});

test('finds a missing field of a part, and compares a shortened account only where it is an id', () => {
  const account = { id: 'acct_1', object: 'account' };
  const dispute = {
    object: 'dispute',
    id: 'dp_1',
    amount: 1,
    payment_intent: 'pi_1',
    status: 'won',
  };
  expect(findMisfits({ ...dispute, evidence_details: {} })).toEqual([
    'dispute.evidence_details.due_by: undefined',
  ]);
  expect(findMisfits({ transfer_data: { destination: account } })).toEqual([]);
  expect(findMisfits({ transfer_data: { destination: { object: 'account' } } })).not.toEqual([]);
  expect(
    findMisfits({ transfer_data: { destination: { ...account, country: 'DK' } } }),
  ).toHaveLength(5);
  expect(findMisfits({ destination: account })).toHaveLength(5);
});

// Stripe publishes its fixtures as `openapi/fixtures3.json` in github.com/stripe/openapi. They are not part of this
// repository: `STRIPE_FIXTURES=…/fixtures3.json npx jest stripeFields` compares the table with them.
test('the table of fields agrees with the published fixtures, where they are given', () => {
  if (STRIPE_FIXTURES === undefined) return;
  const { resources } = JSON.parse(readFileSync(STRIPE_FIXTURES, 'utf8'));
  const names = Object.keys(stripeFields);
  expect(names.filter((name) => resources[name]?.object !== name)).toEqual([]);
  expect(names.flatMap((name) => findMisfits(resources[name]))).toEqual([]);
});

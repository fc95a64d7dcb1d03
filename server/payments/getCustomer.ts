import { findContact } from '../members/records/users';
import type { PaymentDependencies } from './applyAnswer';
import { findCustomer, insertCustomer } from './records/payments';

/** The provider's id of a member, who is registered there first if need be. */
export async function getCustomer(
  { executor, provider }: PaymentDependencies,
  userId: number,
): Promise<string> {
  const known = await findCustomer(executor, provider.name, userId);
  if (known !== null) return known;
  const member = await findContact(executor, userId);
  if (!member) throw new Error(`There is no member ${userId}`);
  const made = await provider.customerFor({ userId, ...member });
  await insertCustomer(executor, provider.name, userId, made);
  const customer = await findCustomer(executor, provider.name, userId);
  if (customer === null) throw new Error(`The customer of member ${userId} is another member’s`);
  return customer;
}

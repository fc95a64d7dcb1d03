import type Stripe from 'stripe';
import { currency, ProviderRefused } from '../provider';
import type { StripeDependencies, StripeFunction } from './askStripe';
import { getReturnUrl } from './beginPayment';
import { getId } from './stripeAnswers';

export const createCustomer: StripeFunction<'customerFor'> = async (
  { stripe },
  { userId, email, name },
) => {
  const metadata = { member: String(userId) };
  const idempotencyKey = `customer:${userId}`;
  return (await stripe.customers.create({ email, name, metadata }, { idempotencyKey })).id;
};

export async function getCustomer(
  { stripe }: StripeDependencies,
  id: string,
): Promise<Stripe.Customer> {
  const customer = await stripe.customers.retrieve(id);
  if (customer.deleted) throw new ProviderRefused('unknown');
  return customer;
}

export const listMethods: StripeFunction<'methods'> = async (dependencies, customer) => {
  const { invoice_settings } = await getCustomer(dependencies, customer);
  const first = getId(invoice_settings.default_payment_method);
  const { data } = await dependencies.stripe.paymentMethods.list({
    customer,
    type: 'card',
    limit: 20,
  });
  const methods = data.map(({ id, card }, index) => ({
    id,
    brand: card?.display_brand ?? card?.brand ?? '',
    last4: card?.last4 ?? '',
    isDefault: first === null ? index === 0 : id === first,
  }));
  return methods.sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
};

export const addMethod: StripeFunction<'addMethod'> = async (
  dependencies,
  { key, customer, returnUrl },
) => {
  const back = getReturnUrl(dependencies, returnUrl);
  const session = await dependencies.stripe.checkout.sessions.create(
    { mode: 'setup', currency, customer, success_url: back, cancel_url: back },
    { idempotencyKey: key },
  );
  if (!session.url) throw new ProviderRefused('state');
  return { url: session.url };
};

async function ownsMethod(
  { stripe }: StripeDependencies,
  customer: string,
  id: string,
): Promise<boolean> {
  const method = await stripe.paymentMethods.retrieve(id);
  return getId(method.customer) === customer;
}

export const removeMethod: StripeFunction<'removeMethod'> = async (dependencies, customer, id) => {
  if (!(await ownsMethod(dependencies, customer, id))) return;
  await dependencies.stripe.paymentMethods.detach(id);
};

export const makeDefault: StripeFunction<'makeDefault'> = async (dependencies, customer, id) => {
  if (!(await ownsMethod(dependencies, customer, id))) return;
  await dependencies.stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: id },
  });
};

/** Our references for payments and payouts at a provider. */
export const reference = {
  payment: (id: number) => `payment:${id}`,
  payout: (id: number) => `payout:${id}`,
};

/** Our id in a reference; null for any other text. */
export function readReference(text: string, kind: 'payment' | 'payout'): number | null {
  const [, id] = new RegExp(`^${kind}:(\\d{1,15})$`).exec(text) ?? [];
  return id === undefined ? null : Number(id);
}

/** The key of a call of a payment, for us and for the provider. */
export const getCallKey = (paymentId: number, name: string) => `payment:${paymentId}:${name}`;

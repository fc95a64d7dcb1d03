import type Stripe from 'stripe';

/** The JSON types that a field of Stripe's package can have; `null` also for a field that may be missing. */
type JsonType<T> = T extends null | undefined
  ? 'null'
  : T extends string
    ? 'string'
    : T extends number
      ? 'number'
      : T extends boolean
        ? 'boolean'
        : T extends readonly unknown[]
          ? 'list'
          : 'object';
type FieldsOf<T> = { [Name in keyof T]?: readonly JsonType<T[Name]>[] };

const maybeText = ['string', 'null'] as const;
const text = ['string'] as const;
const number = ['number'] as const;
const flag = ['boolean'] as const;
const list = ['list', 'null'] as const;
const strings = ['object'] as const;

/** The fields of Stripe's objects that the adapter reads, with their types. The type checker compares them with the package. */
export const stripeFields = {
  payment_intent: {
    id: text,
    amount: number,
    amount_received: number,
    cancellation_reason: maybeText,
    currency: text,
    last_payment_error: ['object', 'null'],
    latest_charge: ['string', 'object', 'null'],
    metadata: strings,
    next_action: ['object', 'null'],
    status: text,
  } satisfies FieldsOf<Stripe.PaymentIntent>,
  charge: {
    id: text,
    amount_refunded: number,
    disputed: flag,
    payment_intent: ['string', 'object', 'null'],
    payment_method_details: ['object', 'null'],
    refunds: ['object', 'null'],
  } satisfies FieldsOf<Stripe.Charge>,
  refund: {
    id: text,
    amount: number,
    payment_intent: ['string', 'object', 'null'],
    status: maybeText,
  } satisfies FieldsOf<Stripe.Refund>,
  dispute: {
    id: text,
    amount: number,
    evidence_details: strings,
    payment_intent: ['string', 'object', 'null'],
    status: text,
  } satisfies FieldsOf<Stripe.Dispute>,
  'checkout.session': {
    id: text,
    amount_total: ['number', 'null'],
    currency: maybeText,
    metadata: ['object', 'null'],
    payment_intent: ['string', 'object', 'null'],
    status: maybeText,
    url: maybeText,
  } satisfies FieldsOf<Stripe.Checkout.Session>,
  customer: {
    id: text,
    invoice_settings: strings,
    metadata: strings,
  } satisfies FieldsOf<Stripe.Customer>,
  payment_method: {
    id: text,
    card: ['object', 'null'],
    customer: ['string', 'object', 'null'],
  } satisfies FieldsOf<Stripe.PaymentMethod>,
  transfer: {
    id: text,
    amount: number,
    currency: text,
    metadata: strings,
    reversed: flag,
  } satisfies FieldsOf<Stripe.Transfer>,
  payout: {
    id: text,
    amount: number,
    currency: text,
    failure_code: maybeText,
    metadata: ['object', 'null'],
    status: text,
  } satisfies FieldsOf<Stripe.Payout>,
  account: {
    id: text,
    capabilities: ['object', 'null'],
    details_submitted: flag,
    metadata: ['object', 'null'],
    payouts_enabled: flag,
    requirements: ['object', 'null'],
  } satisfies FieldsOf<Stripe.Account>,
  account_link: { url: text } satisfies FieldsOf<Stripe.AccountLink>,
  event: { id: text, type: text, data: strings } satisfies FieldsOf<Stripe.Event>,
};

type Fields = Record<string, readonly string[]>;

/** The fields of parts that have no `object` of their own, by the object and field that they are in. */
const partFields: Record<string, Record<string, Fields>> = {
  account: {
    requirements: {
      current_deadline: ['number', 'null'],
      currently_due: list,
      disabled_reason: maybeText,
      eventually_due: list,
      past_due: list,
      pending_verification: list,
    } satisfies FieldsOf<Stripe.Account.Requirements>,
  },
  charge: {
    payment_method_details: { type: text } satisfies FieldsOf<Stripe.Charge.PaymentMethodDetails>,
    refunds: { data: ['list'] } satisfies FieldsOf<Stripe.ApiList<Stripe.Refund>>,
  },
  customer: {
    invoice_settings: {
      default_payment_method: ['string', 'object', 'null'],
    } satisfies FieldsOf<Stripe.Customer.InvoiceSettings>,
  },
  dispute: {
    evidence_details: {
      due_by: ['number', 'null'],
    } satisfies FieldsOf<Stripe.Dispute.EvidenceDetails>,
  },
  event: { data: { object: strings } satisfies FieldsOf<Stripe.Event.Data> },
  payment_method: {
    card: {
      brand: text,
      display_brand: maybeText,
      last4: text,
    } satisfies FieldsOf<Stripe.PaymentMethod.Card>,
  },
};

/** The fields of a type that hold an id, or the object itself where it was asked for. */
type ExpandableFieldOf<T> = {
  [Name in keyof T]-?: string extends T[Name]
    ? [Extract<T[Name], { id: string }>] extends [never]
      ? never
      : Name
    : never;
}[keyof T];

/**
 * Expandable fields that the adapter does not read, by the field that they are in: there the fixtures shorten an object
 * to `id` and `object`.
 */
const shortened: Record<string, readonly string[]> = {
  transfer_data: ['destination'] satisfies (ExpandableFieldOf<Stripe.PaymentIntent.TransferData> &
    ExpandableFieldOf<Stripe.Charge.TransferData>)[],
};

const isShortened = (object: object) =>
  Object.keys(object).every((key) => key === 'id' || key === 'object');

function getJsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** The fields of `fields` that are missing in an object or have another type, as `payment_intent.amount: string`. */
function misfitsOf(name: string, object: Record<string, unknown>, fields: Fields): string[] {
  return Object.entries(fields)
    .map(([field, types]) => [field, getJsonType(object[field]), types] as const)
    .filter(([, type, types]) => !types.includes(type))
    .map(([field, type]) => `${name}.${field}: ${type}`);
}

/**
 * Compares a response, and every Stripe object in it, with `stripeFields`. Returns the differences. `parent` is the
 * field that the value is in.
 */
export function findMisfits(value: unknown, parent = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value)
    .filter(([field, each]) => {
      const isExpandable = shortened[parent]?.includes(field) === true;
      return !(isExpandable && typeof each?.id === 'string' && isShortened(each));
    })
    .flatMap(([field, each]) => findMisfits(each, field));
  const object = value as Record<string, unknown>;
  const name = String(object['object']);
  if (!(name in stripeFields)) return inner;
  const fields: Fields = stripeFields[name as keyof typeof stripeFields];
  const parts = Object.entries(partFields[name] ?? {}).flatMap(([field, ofPart]) => {
    const part = object[field];
    if (typeof part !== 'object' || part === null) return [];
    return misfitsOf(`${name}.${field}`, part as Record<string, unknown>, ofPart);
  });
  return [...inner, ...misfitsOf(name, object, fields), ...parts];
}

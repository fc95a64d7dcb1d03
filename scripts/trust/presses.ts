/** The steps of a booking's life, taken through the GraphQL API. */
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../../testing/ask';

export interface Booker {
  url: string;
  token: string;
}

const steps = {
  accept: 'mutation ($id: ID!) { acceptBooking(id: $id) { booking { state } errors } }',
  cancel: 'mutation ($id: ID!) { cancelBooking(id: $id) { booking { state } errors } }',
  withdraw: 'mutation ($id: ID!) { withdrawRequest(id: $id) { booking { state } errors } }',
  confirmPickup: 'mutation ($id: ID!) { confirmPickup(id: $id) { booking { state } errors } }',
  markReturned: 'mutation ($id: ID!) { returnBooking(id: $id) { booking { state } errors } }',
  confirmReturn: 'mutation ($id: ID!) { confirmReturn(id: $id) { booking { state } errors } }',
} as const;
export type Press = keyof typeof steps;

export interface Pressed {
  /** The state in the response; null when there was no response, or none about a booking. */
  state: string | null;
  refused: boolean;
  /** The reasons for the refusal, as the person reads them. */
  why: string;
  /** Whether the service reported a failure of its own. */
  failed: boolean;
}

interface Payload {
  booking?: { id?: string; state: string } | null;
  errors?: string[];
}

function read(payload: Payload | null | undefined, status: number, errors: number): Pressed {
  return {
    state: payload?.booking?.state ?? null,
    refused: (payload?.errors?.length ?? 0) > 0,
    why: payload?.errors?.join(' ') ?? '',
    failed: status >= 500 || errors > 0,
  };
}

/** Takes a step as the button on the booking's page does. Throws when the connection breaks. */
export async function press({ url, token }: Booker, id: string, name: Press): Promise<Pressed> {
  const { status, data, errors } = await ask(url, steps[name], { id }, token);
  const [payload] = Object.values((data ?? {}) as Record<string, Payload | null>);
  return read(payload, status, errors.length);
}

/**
 * Repeats a step until it is not refused, for steps that have to wait for the money. Throws when the connection breaks.
 */
export async function untilTaken(who: Booker, id: string, name: Press): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (!(await press(who, id, name)).refused) return;
    await wait(50);
  }
}

const requestBooking = `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) {
  requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate) { booking { id state } errors } }`;

export interface Days {
  toolId: string;
  startDate: string;
  endDate: string;
}

/** Requests a tool for some days. Throws when the connection breaks. */
export async function request(
  { url, token }: Booker,
  wanted: Days,
): Promise<Pressed & { id: string | null }> {
  const { status, data, errors } = await ask(url, requestBooking, wanted, token);
  const payload = data?.['requestBooking'] as Payload | null | undefined;
  return { ...read(payload, status, errors.length), id: payload?.booking?.id ?? null };
}

const createTool = `mutation ($input: CreateToolInput!) { createTool(input: $input) { tool { id } errors } }`;

/** Lists a tool. Throws when it is refused or the connection breaks. */
export async function listTool(
  { url, token }: Booker,
  { name, instant, deposit = false }: { name: string; instant: boolean; deposit?: boolean },
): Promise<string> {
  const input = {
    ...{ name, description: 'Vender jorden i et højbed.', location: 'Roskilde' },
    ...{ pricePerDayCents: 12_500, categoryIds: [2], rules: { instantBooking: instant } },
    depositCents: deposit ? 50_000 : 0,
  };
  const { data, errors } = await ask(url, createTool, { input }, token);
  const id = data?.['createTool']?.tool?.id;
  if (!id) throw new Error(`No tool was listed: ${JSON.stringify(errors)}`);
  return id;
}

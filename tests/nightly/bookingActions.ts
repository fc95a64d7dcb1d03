/** The actions of a booking's two members, sent through the GraphQL API. */
import { setTimeout as wait } from 'node:timers/promises';
import type { MemberStep } from '../../domain/bookings/memberSteps';
import { ask, createTool, newTool } from '../helpers/ask';

export interface SignedIn {
  url: string;
  token: string;
}

const takeBookingStep = `mutation ($id: ID!, $step: BookingStep!) {
  takeBookingStep(id: $id, step: $step) { booking { state } errors } }`;
const steps = {
  accept: 'ACCEPT',
  cancel: 'CANCEL',
  withdraw: 'WITHDRAW',
  confirmPickup: 'CONFIRM_PICKUP',
  markReturned: 'MARK_RETURNED',
  confirmReturn: 'CONFIRM_RETURN',
} as const satisfies Record<string, MemberStep>;
export type BookingAction = keyof typeof steps;

export interface ActionResult {
  /** Null when the response holds no booking. */
  state: string | null;
  /** The messages that the member reads; empty when the action took effect. */
  rejections: string[];
  /** A status of 500 or more, or a GraphQL error. */
  failed: boolean;
}

interface Payload {
  booking?: { id?: string; state: string } | null;
  errors?: string[];
}

/** Sends an action. Throws when the connection breaks. */
export async function act(
  { url, token }: SignedIn,
  id: string,
  action: BookingAction,
): Promise<ActionResult> {
  const { status, data, errors } = await ask(
    url,
    takeBookingStep,
    { id, step: steps[action] },
    token,
  );
  const [payload] = Object.values((data ?? {}) as Record<string, Payload | null>);
  return {
    state: payload?.booking?.state ?? null,
    rejections: payload?.errors ?? [],
    failed: status >= 500 || errors.length > 0,
  };
}

/** Repeats an action until it is not rejected, for actions that wait for the payment. */
export async function actOncePaid(
  member: SignedIn,
  id: string,
  action: BookingAction,
): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if ((await act(member, id, action)).rejections.length === 0) return;
    await wait(50);
  }
}

/** Requests a tool for some days. Throws when the connection breaks. */
export async function requestBooking(
  { url, token }: SignedIn,
  wanted: { toolId: string; startDate: string; endDate: string },
): Promise<ActionResult & { id: string | null }> {
  const document = `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) {
    requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate) { booking { id state } errors } }`;
  const { status, data, errors } = await ask(url, document, wanted, token);
  const payload = data?.['requestBooking'] as Payload | null | undefined;
  return {
    id: payload?.booking?.id ?? null,
    state: payload?.booking?.state ?? null,
    rejections: payload?.errors ?? [],
    failed: status >= 500 || errors.length > 0,
  };
}

/** Lists a tool and returns its id. Throws when it is rejected or the connection breaks. */
export async function listTool(
  { url, token }: SignedIn,
  { name, instant, deposit = false }: { name: string; instant: boolean; deposit?: boolean },
): Promise<string> {
  const input = {
    ...newTool(name),
    rules: { instantBooking: instant },
    depositCents: deposit ? 50_000 : 0,
  };
  const { data, errors } = await ask(url, createTool, { input }, token);
  const id = data?.['createTool']?.tool?.id;
  if (!id) throw new Error(`No tool was listed: ${JSON.stringify(errors)}`);
  return id;
}

interface OpenBooking {
  id: string;
  state: string;
  ownerGaveIt: boolean;
  borrowerHasIt: boolean;
}

async function listBookings(
  { url, token }: SignedIn,
  list: 'myBookings' | 'lendBookings',
): Promise<OpenBooking[]> {
  const document = `{ ${list} { id state ownerGaveIt borrowerHasIt } }`;
  const { data, errors } = await ask(url, document, {}, token);
  if (!data) throw new Error(JSON.stringify(errors));
  return data[list] as unknown as OpenBooking[];
}

function ownersStepsToEnd({ state, borrowerHasIt }: OpenBooking): readonly BookingAction[] {
  switch (state) {
    case 'REQUESTED':
      return ['accept', 'cancel'];
    case 'ACCEPTED':
      return borrowerHasIt ? ['confirmPickup', 'markReturned', 'confirmReturn'] : ['cancel'];
    case 'PICKED_UP':
      return ['markReturned', 'confirmReturn'];
    case 'RETURNED':
      return ['confirmReturn'];
    default:
      return [];
  }
}

/**
 * Ends every open booking between the members, as members do. A pick-up that one of the two has confirmed binds both, so
 * the other confirms it too.
 */
export async function endBookings(members: readonly SignedIn[]): Promise<void> {
  for (const borrower of members) {
    for (const { id, state, ownerGaveIt } of await listBookings(borrower, 'myBookings')) {
      if (state === 'ACCEPTED' && ownerGaveIt) await act(borrower, id, 'confirmPickup');
    }
  }
  for (const owner of members) {
    for (const booking of await listBookings(owner, 'lendBookings')) {
      for (const action of ownersStepsToEnd(booking)) await act(owner, booking.id, action);
    }
  }
}

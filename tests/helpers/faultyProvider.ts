import { type Provider, ProviderAway } from '../../server/payments/provider';

/** The faults of a single call. */
export const callFaults = [
  'none',
  /** The call never arrived. */
  'lost before',
  /** The call was carried out, but its response never came. */
  'lost after',
  /** The call arrived twice. */
  'twice',
  /** The process dies before the call. */
  'crash before',
  /** The process dies right after it receives the response. */
  'crash after',
] as const;
export type CallFault = (typeof callFaults)[number];

/** Stands for the end of a process: no product code catches it. */
export class Crash extends Error {}

async function broken<T>(fault: CallFault, call: () => Promise<T>): Promise<T> {
  if (fault === 'lost before') throw new ProviderAway('lost before');
  if (fault === 'crash before') throw new Crash(fault);
  const answer = await call();
  if (fault === 'twice') return call();
  if (fault === 'lost after') throw new ProviderAway('lost after');
  if (fault === 'crash after') throw new Crash(fault);
  return answer;
}

/** A provider whose changing calls fail as `next` says. */
export function faultyProvider<P extends Provider>(provider: P, next: () => CallFault): P {
  return {
    ...provider,
    begin: (asked) => broken(next(), () => provider.begin(asked)),
    chargeSaved: (asked) => broken(next(), () => provider.chargeSaved(asked)),
    capture: (id, ore, key) => broken(next(), () => provider.capture(id, ore, key)),
    cancel: (id, key) => broken(next(), () => provider.cancel(id, key)),
    refund: (id, ore, key) => broken(next(), () => provider.refund(id, ore, key)),
    payOut: (asked) => broken(next(), () => provider.payOut(asked)),
  };
}

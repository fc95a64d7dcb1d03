import { type Provider, ProviderAway } from './provider';

/**
 * Treats a provider that has not answered within the time as away, because people and jobs wait for it. An effect that
 * happens later is found when the call is repeated under the same key. `list` has no time limit: it reads many pages,
 * and nobody waits for it.
 */
export function withinTime(provider: Provider, milliseconds: number): Provider {
  async function soon<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new ProviderAway(`No answer in ${milliseconds} ms`)),
        milliseconds,
      );
    });
    return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
  }
  return {
    name: provider.name,
    customerFor: (member) => soon(provider.customerFor(member)),
    begin: (asked) => soon(provider.begin(asked)),
    chargeSaved: (asked) => soon(provider.chargeSaved(asked)),
    read: (id) => soon(provider.read(id)),
    capture: (id, ore, key) => soon(provider.capture(id, ore, key)),
    cancel: (id, key) => soon(provider.cancel(id, key)),
    refund: (id, ore, key) => soon(provider.refund(id, ore, key)),
    list: (since) => provider.list(since),
    payOut: (asked) => soon(provider.payOut(asked)),
    readPayout: (id) => soon(provider.readPayout(id)),
    payoutAccount: (customer) => soon(provider.payoutAccount(customer)),
    methods: (customer) => soon(provider.methods(customer)),
    addMethod: (asked) => soon(provider.addMethod(asked)),
    removeMethod: (customer, id) => soon(provider.removeMethod(customer, id)),
    makeDefault: (customer, id) => soon(provider.makeDefault(customer, id)),
    verify: (rawBody, headers) => provider.verify(rawBody, headers),
  };
}

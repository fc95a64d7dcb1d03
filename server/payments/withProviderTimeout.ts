import { type Provider, ProviderAway } from './provider';

/**
 * Treats a provider that has not answered within the time as away, because people and jobs wait for it. An effect that
 * happens later is found when the call is repeated under the same key. `list` has no time limit: it reads many pages,
 * and nothing waits for it.
 */
export function withProviderTimeout(provider: Provider, milliseconds: number): Provider {
  async function withTimeout<T>(work: Promise<T>): Promise<T> {
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
    customerFor: (member) => withTimeout(provider.customerFor(member)),
    begin: (asked) => withTimeout(provider.begin(asked)),
    chargeSaved: (asked) => withTimeout(provider.chargeSaved(asked)),
    read: (id) => withTimeout(provider.read(id)),
    capture: (id, ore, key) => withTimeout(provider.capture(id, ore, key)),
    cancel: (id, key) => withTimeout(provider.cancel(id, key)),
    refund: (id, ore, key) => withTimeout(provider.refund(id, ore, key)),
    list: (since) => provider.list(since),
    payOut: (asked) => withTimeout(provider.payOut(asked)),
    readPayout: (id) => withTimeout(provider.readPayout(id)),
    givenPayoutAccount: (customer) => withTimeout(provider.givenPayoutAccount(customer)),
    openPayoutAccount: (asked) => withTimeout(provider.openPayoutAccount(asked)),
    readPayoutAccount: (id) => withTimeout(provider.readPayoutAccount(id)),
    payoutAccountForm: (id, returnUrl) => withTimeout(provider.payoutAccountForm(id, returnUrl)),
    methods: (customer) => withTimeout(provider.methods(customer)),
    addMethod: (asked) => withTimeout(provider.addMethod(asked)),
    removeMethod: (customer, id) => withTimeout(provider.removeMethod(customer, id)),
    makeDefault: (customer, id) => withTimeout(provider.makeDefault(customer, id)),
    verify: (rawBody, headers) => provider.verify(rawBody, headers),
  };
}

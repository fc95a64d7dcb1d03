import type Stripe from 'stripe';
import {
  type FunctionName,
  ProviderAway,
  type ProviderFunction,
  ProviderRefused,
} from '../provider';

export interface StripeDependencies {
  stripe: Stripe;
  /** The library's classes of errors: the library itself is loaded only for a service with a key. */
  errors: typeof Stripe.errors;
  webhookSecret: string;
  /** Our public address, to which Stripe sends people back. No slash at the end. */
  publicUrl: string;
}

/** A function of the provider, which throws the errors of Stripe. */
export type StripeFunction<Name extends FunctionName> = ProviderFunction<StripeDependencies, Name>;

/** Translates Stripe's errors into ours. */
function translateError({ errors }: StripeDependencies, error: unknown): Error {
  if (error instanceof errors.StripeIdempotencyError) {
    return error.statusCode === 409
      ? new ProviderAway('asked twice at once')
      : new ProviderRefused('other arguments');
  }
  if (error instanceof errors.StripeInvalidRequestError) {
    if (error.statusCode === 409) return new ProviderAway(error.message);
    if (error.code === 'resource_missing') return new ProviderRefused('unknown');
    const isAbove = error.code === 'amount_too_large' || /greater than/i.test(error.message);
    return new ProviderRefused(isAbove ? 'above' : 'state');
  }
  // An account that has left the platform.
  if (error instanceof errors.StripePermissionError) return new ProviderRefused('unknown');
  if (error instanceof errors.StripeError) return new ProviderAway(error.message);
  return error as Error;
}

/** Returns a function that gives others their dependencies, and throws our errors instead of Stripe's. */
export function bindStripe(dependencies: StripeDependencies) {
  return <Input extends unknown[], Output>(
    ask: (dependencies: StripeDependencies, ...input: Input) => Promise<Output>,
  ) =>
    async (...input: Input): Promise<Output> => {
      try {
        return await ask(dependencies, ...input);
      } catch (error) {
        throw translateError(dependencies, error);
      }
    };
}

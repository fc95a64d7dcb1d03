import { proofLasts } from '../../../../domain/members/securityEvents';
import { type RequestContext, signedIn } from '../../../context/context';
import { fieldError, type Message, message } from '../../../texts/translate';
import { publicError } from '../../../validation/errors';
import { findSecondFactor } from '../../records/secondFactors';
import { findPasswordHash } from '../../records/users';
import { consumeCode } from './code';

/**
 * The signed-in member for a sensitive step. Throws `PROOF_NEEDED` when they last proved their identity more than ten
 * minutes ago: the app then asks for the password, and sends the request again.
 */
export async function provenSignedIn(context: RequestContext) {
  const caller = await signedIn(context);
  const age = caller.provedAt ? context.now().getTime() - caller.provedAt.getTime() : Infinity;
  if (age > proofLasts) {
    throw publicError('PROOF_NEEDED', message('security.confirmIdentity'));
  }
  return caller;
}

/**
 * The same, but only with two-step sign-in: the password that these steps ask for is only one of the two factors then.
 */
export async function provenInTwoSteps(context: RequestContext) {
  const caller = await signedIn(context);
  const factor = await findSecondFactor(context.executor, caller.user.id);
  return factor ? provenSignedIn(context) : caller;
}

export const wrongPassword = fieldError('password', 'security.passwordWrong');

interface Person {
  id: number;
  email: string;
}

/** Returns the hash of the right password, with what to call when all other checks passed too; or an error. */
async function tryOwnPassword(
  context: RequestContext,
  user: Person,
  typed: string,
): Promise<{ passwordHash: string; onSuccess: () => Promise<void> } | { error: Message }> {
  const onSuccess = await context.rateLimits.signIn(user.email, context.address);
  const passwordHash = await findPasswordHash(context.executor, user.id);
  const matches = await context.passwords.verify(passwordHash, typed);
  if (!matches || passwordHash === null) {
    context.security('proof failed', context);
    return { error: wrongPassword };
  }
  return { passwordHash, onSuccess };
}

/**
 * Checks the password of the signed-in member, with the same limits on guessing as at sign-in. Returns its hash, or an
 * error for the person.
 */
export async function checkOwnPassword(
  context: RequestContext,
  user: Person,
  typed: string,
): Promise<{ passwordHash: string } | { error: Message }> {
  const tried = await tryOwnPassword(context, user, typed);
  if ('error' in tried) return tried;
  await tried.onSuccess();
  return { passwordHash: tried.passwordHash };
}

/** Checks the password and, with two-step sign-in, a code. Returns an error, or null when all is right. */
export async function checkPasswordAndCode(
  context: RequestContext,
  user: Person,
  typed: { password: string; code: string },
): Promise<Message | null> {
  const tried = await tryOwnPassword(context, user, typed.password);
  if ('error' in tried) return tried.error;
  const factor = await findSecondFactor(context.executor, user.id);
  const problem = factor && (await consumeCode(context, { user, factor }, typed.code));
  // A right password alone does not reset the attempts, or codes could be guessed without limit.
  if (!problem) await tried.onSuccess();
  return problem;
}

import { proofLasts } from '../../../domain/securityEvents';
import { type RequestContext, signedIn } from '../../context';
import { publicError } from '../../errors';
import { secondFactorOf } from '../../records/secondFactors';
import { passwordHashOf } from '../../records/users';
import { type Said, said } from '../../texts/say';
import { takeCode } from './code';

/**
 * The signed-in user for a step that matters. Throws `PROOF_NEEDED` when they last showed ten minutes ago that it is them:
 * the app asks for the password, and sends the step again.
 */
export async function provenSignedIn(context: RequestContext) {
  const caller = await signedIn(context);
  const age = caller.provedAt ? context.now().getTime() - caller.provedAt.getTime() : Infinity;
  if (age > proofLasts) {
    throw publicError('PROOF_NEEDED', said('Please confirm that it is you.'));
  }
  return caller;
}

/** The same where two-step sign-in is on: the password that such a step takes itself is only one of the two there. */
export async function provenInTwoSteps(context: RequestContext) {
  const caller = await signedIn(context);
  const factor = await secondFactorOf(context.executor, caller.user.id);
  return factor ? provenSignedIn(context) : caller;
}

export const wrongPassword = said('This is not your present password.');

interface Person {
  id: number;
  email: string;
}

/** Answers the hash of the right password and what to call when all that was asked for was right, or what to say. */
async function tryOwnPassword(
  context: RequestContext,
  user: Person,
  typed: string,
): Promise<{ passwordHash: string; onSuccess: () => Promise<void> } | { error: Said }> {
  const onSuccess = await context.attempts.signIn(user.email, context.address);
  const passwordHash = await passwordHashOf(context.executor, user.id);
  const matches = await context.passwords.verify(passwordHash, typed);
  if (!matches || passwordHash === null) {
    context.security('proof failed', context);
    return { error: wrongPassword };
  }
  return { passwordHash, onSuccess };
}

/**
 * Checks the password of the signed-in user, with the same bounds on guessing as at sign-in. Answers its hash, or what to
 * say to the person.
 */
export async function checkOwnPassword(
  context: RequestContext,
  user: Person,
  typed: string,
): Promise<{ passwordHash: string } | { error: Said }> {
  const tried = await tryOwnPassword(context, user, typed);
  if ('error' in tried) return tried;
  await tried.onSuccess();
  return { passwordHash: tried.passwordHash };
}

/** The password and, where two-step sign-in is on, a code. Answers what to say where one is not right, or null. */
export async function checkItsThem(
  context: RequestContext,
  user: Person,
  typed: { password: string; code: string },
): Promise<Said | null> {
  const tried = await tryOwnPassword(context, user, typed.password);
  if ('error' in tried) return tried.error;
  const factor = await secondFactorOf(context.executor, user.id);
  const problem = factor && (await takeCode(context, { user, factor }, typed.code));
  // A right password alone takes no attempt back, or codes could be guessed without end.
  if (!problem) await tried.onSuccess();
  return problem;
}

import { kindOfCode, plainCode } from '../../../../domain/members/secondFactor';
import type { RequestContext } from '../../../context/context';
import { fieldError, type Message } from '../../../texts/translate';
import { hashOfCode } from '../../auth/createSecondFactors';
import { noteSecurity } from '../../auth/noteSecurity';
import {
  consumeRecoveryCode,
  consumeTotpStep,
  type SecondFactorRecord,
} from '../../records/secondFactors';

export const wrongCode = fieldError('code', 'security.codeWrong');
const usedCode = fieldError('code', 'security.codeUsed');
const wrongRecoveryCode = fieldError('code', 'security.recoveryCodeWrong');
const noCode = fieldError('code', 'security.codeRequired');

/**
 * Takes a code of a member who has given the right password; it works once. Returns an error, or null when it is right.
 */
export async function consumeCode(
  context: RequestContext,
  { user, factor }: { user: { id: number; email: string }; factor: SecondFactorRecord },
  typed: string,
): Promise<Message | null> {
  const kind = kindOfCode(typed);
  if (kind === null) return noCode;
  const code = plainCode(typed);
  const onSuccess = await context.rateLimits.code(user.email, context.address);
  const reject = (text: Message) => {
    context.security('code failed', context, { member: user.id });
    return text;
  };
  if (kind === 'recovery') {
    const isTaken = await context.executor.transaction().execute(async (transaction) => {
      const own = { memberId: user.id, hash: hashOfCode(code) };
      if (!(await consumeRecoveryCode(transaction, own, context.now()))) return false;
      await noteSecurity(transaction, context, { memberId: user.id, kind: 'recoveryCodeUsed' });
      return true;
    });
    if (!isTaken) return reject(wrongRecoveryCode);
    context.outbox.wake();
  } else {
    const step = context.secondFactors.stepOf(factor, code);
    if (step === null) return reject(wrongCode);
    if (!(await consumeTotpStep(context.executor, factor, step))) return reject(usedCode);
  }
  await onSuccess();
  return null;
}

import { groupedCode, plainCode } from '../../../domain/members/secondFactor';
import { signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { type Message, message, noErrors, translate } from '../../texts/translate';
import { getDigest, hashOfCode, newRecoveryCodes } from '../auth/createSecondFactors';
import { noteSecurity } from '../auth/noteSecurity';
import {
  deleteSecondFactor,
  findSecondFactor,
  insertSecondFactor,
  replaceRecoveryCodes,
} from '../records/secondFactors';
import { consumeSignedTicket, isSignedTicketUsed } from '../records/tokens';
import { findPasswordHash, lockMember, mailedMemberById } from '../records/users';
import { consumeCode, wrongCode } from './security/code';
import { openSession } from './security/openSession';
import { provenSignedIn } from './security/proof';
import { reject } from './security/steps';

const tooLate = message('security.signInAgain');
const setAlready = message('security.secondFactorOn');
const notSet = message('security.secondFactorOff');

const isSeed = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

export const secondFactor: Resolvers = {
  Query: {
    async secondFactor(_root, _args, context) {
      const { user } = await signedIn(context);
      context.readFromPrimary();
      return findSecondFactor(context.executor, user.id);
    },
  },
  SecondFactor: { since: ({ createdAt }) => createdAt },
  Mutation: {
    async finishSignIn(_root, { ticket: typed, code }, context) {
      const { executor, language } = context;
      // As given, the screen is Danish.
      const translateOnDanishScreen = (text: Message) =>
        translate(text, language === 'asGiven' ? 'da' : language);
      const ended = {
        token: null,
        ticket: null,
        leaving: null,
        errors: [translateOnDanishScreen(tooLate)],
      };
      const ticket = await context.secondFactors.readTicket(typed);
      const user = ticket && (await mailedMemberById(executor, ticket.memberId));
      if (!ticket || !user) return ended;
      // Counts as a sign-in attempt too, so that this step allows no additional guesses.
      const onSuccess = await context.rateLimits.signIn(user.email, context.address);
      const passwordHash = await findPasswordHash(executor, user.id);
      if (passwordHash === null || getDigest(passwordHash) !== ticket.passwordDigest) return ended;
      // Checked before the code, so that a used ticket does not waste a code.
      if (await isSignedTicketUsed(executor, ticket.id)) return ended;
      const factor = await findSecondFactor(executor, user.id);
      const problem = factor && (await consumeCode(context, { user, factor }, code));
      if (problem) return { ...ended, ticket: typed, errors: [translateOnDanishScreen(problem)] };
      const session = { memberId: user.id, passwordHash, event: 'signedIn' as const };
      const token = await executor.transaction().execute(async (transaction) => {
        if (!(await consumeSignedTicket(transaction, ticket))) return null;
        return openSession(transaction, context, session, ticket.isRemembered);
      });
      // A concurrent request has used the ticket or changed the password.
      if (token === null) return ended;
      context.security('signed in', context, { member: user.id, by: 'code' });
      context.outbox.wake();
      await onSuccess();
      return { ...ended, token, errors: [] };
    },
    async beginSecondFactor(_root, _args, context) {
      const { user } = await provenSignedIn(context);
      const factor = context.secondFactors.begin(user.id);
      const shown = context.secondFactors.shown(factor, user.email);
      if (!shown) throw new Error('The key of the new secret was not found');
      return { id: `${factor.keyId} ${factor.seed}`, ...shown };
    },
    async setSecondFactor(_root, { id, code }, context) {
      const { user } = await provenSignedIn(context);
      const [keyId = '', seed = ''] = id.split(' ');
      const factor = { memberId: user.id, keyId, seed };
      const onSuccess = await context.rateLimits.code(user.email, context.address);
      const step = isSeed(seed) ? context.secondFactors.stepOf(factor, plainCode(code)) : null;
      if (step === null) return { recoveryCodes: [], ...reject(context, wrongCode) };
      const codes = newRecoveryCodes();
      const at = context.now();
      const isSet = await context.executor.transaction().execute(async (transaction) => {
        await lockMember(transaction, user.id);
        if (!(await insertSecondFactor(transaction, factor, { step, at }))) return false;
        await replaceRecoveryCodes(transaction, user.id, codes.map(hashOfCode));
        await noteSecurity(transaction, context, { memberId: user.id, kind: 'secondFactorSet' });
        return true;
      });
      await onSuccess();
      if (!isSet) return { recoveryCodes: [], ...reject(context, setAlready) };
      context.outbox.wake();
      return { recoveryCodes: codes.map(groupedCode), errors: [] };
    },
    async renewRecoveryCodes(_root, _args, context) {
      const { user } = await provenSignedIn(context);
      const codes = newRecoveryCodes();
      const isSet = await context.executor.transaction().execute(async (transaction) => {
        await lockMember(transaction, user.id);
        if (!(await findSecondFactor(transaction, user.id))) return false;
        await replaceRecoveryCodes(transaction, user.id, codes.map(hashOfCode));
        const kind = 'recoveryCodesRenewed' as const;
        await noteSecurity(transaction, context, { memberId: user.id, kind });
        return true;
      });
      if (!isSet) return { recoveryCodes: [], ...reject(context, notSet) };
      context.outbox.wake();
      return { recoveryCodes: codes.map(groupedCode), errors: [] };
    },
    async removeSecondFactor(_root, _args, context) {
      const { user } = await provenSignedIn(context);
      await context.executor.transaction().execute(async (transaction) => {
        await lockMember(transaction, user.id);
        if (!(await deleteSecondFactor(transaction, user.id))) return;
        const kind = 'secondFactorRemoved' as const;
        await noteSecurity(transaction, context, { memberId: user.id, kind });
      });
      context.outbox.wake();
      return noErrors;
    },
  },
};

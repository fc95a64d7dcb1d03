import { longestPasskeyName, mostPasskeys } from '../../../domain/members/passkeys';
import { type RequestContext, signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { fieldError, type Message, message, noErrors, translate } from '../../texts/translate';
import { cleanLine } from '../../validation/cleanText';
import { readId } from '../../validation/readId';
import { noteSecurity } from '../auth/noteSecurity';
import { readDevice } from '../auth/readDevice';
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUsed,
  renamePasskey,
} from '../records/passkeys';
import { proveSession } from '../records/sessions';
import { findPasswordHash, lockMember } from '../records/users';
import { openSession } from './security/openSession';
import { provenSignedIn } from './security/proof';
import { reject } from './security/steps';

const notUsed = message('passkeys.failed');
const unknown = message('passkeys.unknown');
const taken = message('passkeys.taken');
const tooMany = message('passkeys.tooMany');
const noName = fieldError('name', 'passkeys.nameInvalid');
const gone = message('passkeys.gone');

/** The member whom a passkey has identified, or an error. */
async function verifiedMember(
  context: RequestContext,
  asked: { purpose: 'signIn' | 'proof'; memberId: number | null },
  response: string,
): Promise<{ memberId: number } | { error: Message }> {
  const onSuccess = await context.rateLimits.linkTried(context.address);
  const { purpose, memberId } = asked;
  const shown = await context.passkeys.readShown(purpose, memberId, response);
  if (shown === 'unknown') return { error: unknown };
  const isUsed =
    shown !== null &&
    (await notePasskeyUsed(
      context.executor,
      { id: shown.passkey.id, counter: shown.counter },
      context.now(),
    ));
  if (!isUsed) {
    context.security('passkey failed', context, { member: shown?.passkey.memberId ?? null });
    return { error: notUsed };
  }
  await onSuccess();
  return { memberId: shown.passkey.memberId };
}

/** A passkey's name on one line; null when it is empty or too long. */
function getName(typed: string): string | null {
  const name = cleanLine(typed);
  return name === '' || [...name].length > longestPasskeyName ? null : name;
}

export const passkeys: Resolvers = {
  Query: {
    async passkeys(_root, _args, context) {
      const { user } = await signedIn(context);
      context.readFromPrimary();
      return listPasskeys(context.executor, user.id);
    },
  },
  Mutation: {
    async beginPasskey(_root, _args, context) {
      const { user } = await provenSignedIn(context);
      const own = await listPasskeys(context.executor, user.id);
      if (own.length >= mostPasskeys) return { options: '', ...reject(context, tooMany) };
      return { options: await context.passkeys.askToRegister(user), errors: [] };
    },
    async addPasskey(_root, { response, name: typed }, context) {
      const { user } = await provenSignedIn(context);
      const name = getName(typed);
      if (name === null) return reject(context, noName);
      const made = await context.passkeys.readRegistration(user.id, response);
      if (!made) return reject(context, notUsed);
      const { credential, credentialBackedUp } = made;
      const problem = await context.executor.transaction().execute(async (transaction) => {
        await lockMember(transaction, user.id);
        if ((await listPasskeys(transaction, user.id)).length >= mostPasskeys) return tooMany;
        const isNew = await insertPasskey(transaction, {
          memberId: user.id,
          credentialId: credential.id,
          name,
          createdAt: context.now(),
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: credential.transports ?? [],
          synced: credentialBackedUp,
        });
        if (!isNew) return taken;
        await noteSecurity(transaction, context, { memberId: user.id, kind: 'passkeyAdded' });
        return null;
      });
      if (problem) return reject(context, problem);
      context.outbox.wake();
      return noErrors;
    },
    async renamePasskey(_root, { id, name: typed }, context) {
      const { user } = await signedIn(context);
      const name = getName(typed);
      if (name === null) return reject(context, noName);
      const number = readId(id);
      const isRenamed =
        number !== null &&
        (await renamePasskey(context.executor, { id: number, memberId: user.id, name }));
      return isRenamed ? noErrors : reject(context, gone);
    },
    async removePasskey(_root, { id }, context) {
      const { user } = await provenSignedIn(context);
      const number = readId(id);
      if (number === null) return noErrors;
      await context.executor.transaction().execute(async (transaction) => {
        if (!(await deletePasskey(transaction, { id: number, memberId: user.id }))) return;
        await noteSecurity(transaction, context, { memberId: user.id, kind: 'passkeyRemoved' });
      });
      context.outbox.wake();
      return noErrors;
    },
    async beginPasskeySignIn(_root, _args, context) {
      const { rateLimits, address } = context;
      // Rate-limited, because each challenge is a row until it is used or five minutes old.
      if (await rateLimits.exceeded(['passkeys', address]))
        return { options: '', ...reject(context, notUsed) };
      return { options: await context.passkeys.askToShow('signIn', null), errors: [] };
    },
    async signInByPasskey(_root, { response, rememberMe }, context) {
      const { executor, language } = context;
      // As given, the screen is Danish.
      const translateOnDanishScreen = (text: Message) =>
        translate(text, language === 'asGiven' ? 'da' : language);
      const reject = (text: Message) => ({
        token: null,
        ticket: null,
        leaving: null,
        errors: [translateOnDanishScreen(text)],
      });
      const shown = await verifiedMember(context, { purpose: 'signIn', memberId: null }, response);
      if ('error' in shown) return reject(shown.error);
      const { memberId } = shown;
      const passwordHash = await findPasswordHash(executor, memberId);
      if (passwordHash === null) return reject(unknown);
      const session = { memberId, passwordHash, event: 'signedIn' as const };
      const token = await executor
        .transaction()
        .execute((transaction) => openSession(transaction, context, session, rememberMe === true));
      // A concurrent request has changed the password, or the member is leaving: signing in with the password then
      // offers to come back.
      if (token === null) return reject(notUsed);
      context.security('signed in', context, { member: memberId, by: 'passkey' });
      context.outbox.wake();
      return { token, ticket: null, leaving: null, errors: [] };
    },
    async beginPasskeyProof(_root, _args, context) {
      const { user } = await signedIn(context);
      return { options: await context.passkeys.askToShow('proof', user.id), errors: [] };
    },
    async confirmIdentityByPasskey(_root, { response }, context) {
      const { user, claims } = await signedIn(context);
      const shown = await verifiedMember(
        context,
        { purpose: 'proof', memberId: user.id },
        response,
      );
      if ('error' in shown) return reject(context, shown.error);
      await proveSession(context.executor, claims, readDevice(context.userAgent), context.now());
      return noErrors;
    },
  },
};

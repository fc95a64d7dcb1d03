import { isEmail } from '../../../domain/members/email';
import { limits } from '../../config/limits';
import { type OfficeContext, signedInStaff, unusedSince } from '../../context/officeContext';
import type { Resolvers, SignInResult, StaffRole } from '../../context/officeResolvers.generated';
import type { Executor } from '../../database/openDatabase';
import { hashOfToken } from '../../members/auth/createMailLinks';
import { readDevice } from '../../members/auth/readDevice';
import { checkPassword } from '../../members/validation/checkSignUp';
import { type Message, message, translate } from '../../texts/translate';
import {
  consumeStaffLink,
  consumeStaffStep,
  endStaffSession,
  findStaffLink,
  findStaffSeed,
  insertStaffSession,
  listStaffSessions,
  type StaffLink,
  type StaffRecord,
  staffByEmail,
  storeStaffPassword,
} from '../records/staff';
import { insertStaffPasskey, noteStaffPasskeyUsed } from '../records/staffPasskeys';

const wrong = message('office.signInFailed');
const linkGone = message('office.linkGone');
const codeWrong = message('office.codeWrong');
const passkeyFailed = message('passkeys.failed');
const passkeyUnknown = message('passkeys.unknown');
const passkeyTaken = message('passkeys.taken');

/** Errors in the language of the request; English where it has none. */
export const inWords = ({ language }: Pick<OfficeContext, 'language'>, ...texts: Message[]) =>
  texts.map((text) => translate(text, language === 'asGiven' ? 'en' : language));

const reject = (context: OfficeContext, ...texts: Message[]): SignInResult => ({
  token: null,
  errors: inWords(context, ...texts),
});

export const roleNames = { support: 'SUPPORT', lead: 'LEAD' } as const satisfies Record<
  StaffRecord['role'],
  StaffRole
>;

/** No link has a token of another form. */
const tokenForm = /^[\w-]{43}$/;

async function findLink(
  context: OfficeContext,
  token: string,
): Promise<{ link: StaffLink; tokenHash: string } | null> {
  if (!tokenForm.test(token)) return null;
  const tokenHash = hashOfToken(token);
  const link = await findStaffLink(context.executor, tokenHash, context.now());
  return link && { link, tokenHash };
}

/** Opens a session, and logs it. */
async function openSession(
  transaction: Executor,
  context: OfficeContext,
  staffId: number,
): Promise<SignInResult | null> {
  const { token, ...signed } = await context.staffTokens.sign(staffId, false);
  const session = { ...signed, ...readDevice(context.userAgent), staffId };
  const isOpen = await insertStaffSession(transaction, session, context.now());
  return isOpen ? { token, errors: [] } : null;
}

/** Uses a link up, stores what a person signs in with, and signs them in; all or nothing. */
async function setUp(
  context: OfficeContext,
  { link, tokenHash }: { link: StaffLink; tokenHash: string },
  store: (transaction: Executor) => Promise<Message | null>,
): Promise<SignInResult> {
  const outcome = await context.executor.transaction().execute(async (transaction) => {
    if (!(await consumeStaffLink(transaction, tokenHash, context.now()))) return linkGone;
    const problem = await store(transaction);
    return problem ?? (await openSession(transaction, context, link.id)) ?? linkGone;
  });
  if ('token' in outcome) context.security('signed in', context, { staff: link.id });
  return 'token' in outcome ? outcome : reject(context, outcome);
}

/** Whether a person has given their password and a new code of their app. Takes as long for an unknown e-mail. */
async function hasProved(
  context: OfficeContext,
  given: { email: string; password: string; code: string },
): Promise<number | null> {
  const { executor, passwords, staffTotp } = context;
  const account = isEmail(given.email) ? await staffByEmail(executor, given.email) : null;
  const isRight = await passwords.verify(account?.passwordHash ?? null, given.password);
  if (!account || !isRight) return null;
  const seed = await findStaffSeed(executor, account.id);
  const step = seed && staffTotp.stepOf(seed, given.code.replace(/\s/g, ''));
  if (!seed || step === null || !(await consumeStaffStep(executor, seed, step))) return null;
  return account.id;
}

export const staff: Resolvers = {
  Query: {
    async me(_root, _args, context) {
      const { staff } = await signedInStaff(context);
      return { ...staff, role: roleNames[staff.role] };
    },
    async link(_root, { token }, context) {
      const onSuccess = await context.staffLimits.attempt(context.address);
      const found = await findLink(context, token);
      if (!found) return null;
      await onSuccess();
      const { name, email, role } = found.link;
      return { name, email, role: roleNames[role] };
    },
    async sessions(_root, _args, context) {
      const { staff, claims } = await signedInStaff(context);
      const now = context.now();
      const bounds = { now, unusedSince: unusedSince(now), most: limits.office.sessions };
      const own = { staffId: staff.id, tokenId: claims.tokenId };
      const found = await listStaffSessions(context.executor, own, bounds);
      return found.map((each) => ({ ...each, isCurrent: each.id === claims.tokenId }));
    },
  },
  Mutation: {
    async beginPasskeySignIn(_root, _args, context) {
      // Rate-limited, because each challenge is a row until it is used or five minutes old.
      const exceeded = await context.staffLimits.challenge(context.address);
      if (exceeded) return { options: '', errors: inWords(context, exceeded.text) };
      return { options: await context.staffPasskeys.askToShow('signIn', null), errors: [] };
    },
    async signInByPasskey(_root, { response }, context) {
      const onSuccess = await context.staffLimits.attempt(context.address);
      const shown = await context.staffPasskeys.readShown('signIn', null, response);
      if (shown === 'unknown') return reject(context, passkeyUnknown);
      const { passkey } = shown ?? {};
      const isUsed =
        shown !== null &&
        (await noteStaffPasskeyUsed(
          context.executor,
          { id: shown.passkey.id, counter: shown.counter },
          context.now(),
        ));
      const opened =
        passkey && isUsed ? await openSession(context.executor, context, passkey.staffId) : null;
      if (!passkey || !opened) {
        context.security('passkey failed', context, passkey && { staff: passkey.staffId });
        return reject(context, isUsed ? passkeyUnknown : passkeyFailed);
      }
      await onSuccess();
      context.security('signed in', context, { staff: passkey.staffId, by: 'passkey' });
      return opened;
    },
    async signIn(_root, given, context) {
      const onSuccess = await context.staffLimits.attempt(context.address, given.email);
      const staffId = await hasProved(context, given);
      const opened =
        staffId === null ? null : await openSession(context.executor, context, staffId);
      if (staffId === null || opened === null) {
        context.security('sign-in failed', context);
        return reject(context, wrong);
      }
      await onSuccess();
      context.security('signed in', context, { staff: staffId, by: 'code' });
      return opened;
    },
    async beginPasskey(_root, { token }, context) {
      const found = await findLink(context, token);
      if (!found) return { options: '', errors: inWords(context, linkGone) };
      return { options: await context.staffPasskeys.askToRegister(found.link), errors: [] };
    },
    async addPasskey(_root, { token, response }, context) {
      const found = await findLink(context, token);
      if (!found) return reject(context, linkGone);
      const staffId = found.link.id;
      const made = await context.staffPasskeys.readRegistration(staffId, response);
      if (!made) return reject(context, passkeyFailed);
      const { credential } = made;
      return setUp(context, found, async (transaction) => {
        const isNew = await insertStaffPasskey(transaction, {
          staffId,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: credential.transports ?? [],
          createdAt: context.now(),
        });
        return isNew ? null : passkeyTaken;
      });
    },
    async beginPassword(_root, { token }, context) {
      const found = await findLink(context, token);
      const app = found && context.staffTotp.shown(found.link.seed, found.link.email);
      if (!app) return { secret: '', address: '', errors: inWords(context, linkGone) };
      return { ...app, errors: [] };
    },
    async setPassword(_root, { token, password: typed, code }, context) {
      const found = await findLink(context, token);
      if (!found) return reject(context, linkGone);
      const onSuccess = await context.staffLimits.attempt(context.address);
      const { seed, email } = found.link;
      const checked = checkPassword(typed, email);
      if ('errors' in checked) return reject(context, ...checked.errors);
      const step = context.staffTotp.stepOf(seed, code.replace(/\s/g, ''));
      if (step === null) return reject(context, codeWrong);
      const passwordHash = await context.passwords.hash(checked.password);
      const result = await setUp(context, found, async (transaction) => {
        await storeStaffPassword(transaction, seed, { passwordHash, step, at: context.now() });
        return null;
      });
      if (result.token !== null) await onSuccess();
      return result;
    },
    async signOut(_root, _args, context) {
      const { staff, claims } = await signedInStaff(context);
      const own = { staffId: staff.id, tokenId: claims.tokenId };
      await endStaffSession(context.executor, own, context.now());
      context.security('signed out', context, { staff: staff.id });
      return { errors: [] };
    },
    async endSession(_root, { id }, context) {
      const { staff } = await signedInStaff(context);
      // No session has an id of another form, and some texts cannot be sent to the database.
      if (!/^[\w-]{1,100}$/.test(id)) return { errors: [] };
      const session = { staffId: staff.id, tokenId: id };
      await endStaffSession(context.executor, session, context.now());
      return { errors: [] };
    },
  },
};

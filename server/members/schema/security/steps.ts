import { isEmail, plainEmail } from '../../../../domain/members/email';
import { type RequestContext, signedIn } from '../../../context/context';
import type { MutationResolvers } from '../../../context/resolvers.generated';
import { fieldError, type Message, noErrors, toErrors } from '../../../texts/translate';
import { noteSecurity } from '../../auth/noteSecurity';
import { readDevice } from '../../auth/readDevice';
import { endMailLinks } from '../../records/mailLinks';
import { endSession, endSessionsBut, proveSession } from '../../records/sessions';
import { lockMember, updatePassword } from '../../records/users';
import { checkPassword } from '../../validation/checkSignUp';
import {
  checkOwnPassword,
  checkPasswordAndCode,
  provenInTwoSteps,
  provenSignedIn,
  wrongPassword,
} from './proof';

/** As given, the screens of these steps are English, even where a text was written for a Danish one. */
export const reject = ({ language }: RequestContext, ...errors: Message[]) =>
  toErrors(errors, language === 'asGiven' ? 'en' : language);

/** A request that is refused for its own address does not count against the other person's e-mail. */
export const tooManyLinks = ({ rateLimits, address }: RequestContext, email: string) =>
  rateLimits.exceeded(['linksfrom', address], ['linksto', email.toLowerCase()]);

/** Closes the event streams of the ended sessions. Must come after the commit. */
export function closeStreams(context: RequestContext, ended: readonly string[]): void {
  for (const id of ended) context.events.endToken(id);
}

export const confirmIdentity: Required<MutationResolvers>['confirmIdentity'] = async (
  _root,
  { password, code },
  context,
) => {
  const { user, claims } = await signedIn(context);
  const problem = await checkPasswordAndCode(context, user, { password, code: code ?? '' });
  if (problem) return reject(context, problem);
  await proveSession(context.executor, claims, readDevice(context.userAgent), context.now());
  return noErrors;
};

export const endSessionStep: Required<MutationResolvers>['endSession'] = async (
  _root,
  { id },
  context,
) => {
  const { user } = await provenSignedIn(context);
  // No session has an id of another form, and some texts cannot be sent to the database.
  if (!/^[\w-]{1,100}$/.test(id)) return noErrors;
  const session = { memberId: user.id, tokenId: id };
  const isEnded = await context.executor.transaction().execute(async (transaction) => {
    if (!(await endSession(transaction, session, context.now()))) return false;
    await noteSecurity(transaction, context, { memberId: user.id, kind: 'sessionEnded' });
    return true;
  });
  // A session that has ended already is no error.
  if (isEnded) closeStreams(context, [id]);
  return noErrors;
};

export const endOtherSessions: Required<MutationResolvers>['endOtherSessions'] = async (
  _root,
  _args,
  context,
) => {
  const { user, claims } = await provenSignedIn(context);
  const ended = await context.executor.transaction().execute(async (transaction) => {
    await lockMember(transaction, user.id);
    const others = { memberId: user.id, kept: claims.tokenId };
    const gone = await endSessionsBut(transaction, others, context.now());
    await noteSecurity(transaction, context, { memberId: user.id, kind: 'sessionsEnded' });
    return gone;
  });
  closeStreams(context, ended);
  context.outbox.wake();
  return noErrors;
};

const wrongCurrentPassword = { ...wrongPassword, field: 'currentPassword' };

export const changePassword: Required<MutationResolvers>['changePassword'] = async (
  _root,
  { currentPassword, newPassword },
  context,
) => {
  const { user, claims } = await provenInTwoSteps(context);
  const { id: memberId } = user;
  const checked = checkPassword(newPassword, user.email);
  if ('errors' in checked) {
    return reject(context, ...checked.errors.map((error) => ({ ...error, field: 'newPassword' })));
  }
  const own = await checkOwnPassword(context, user, currentPassword);
  if ('error' in own) return reject(context, wrongCurrentPassword);
  if (await context.passwords.verify(own.passwordHash, newPassword)) {
    return reject(context, fieldError('newPassword', 'security.passwordUnchanged'));
  }
  const passwordHash = await context.passwords.hash(checked.password);
  const now = context.now();
  const ended = await context.executor.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const change = { passwordHash, instead: own.passwordHash };
    // Another window or a reset link has changed the password in the meantime.
    if (!(await updatePassword(transaction, memberId, change))) return null;
    const gone = await endSessionsBut(transaction, { memberId, kept: claims.tokenId }, now);
    await proveSession(transaction, claims, readDevice(context.userAgent), now);
    await endMailLinks(transaction, memberId, ['changeEmail', 'resetPassword'], now);
    await noteSecurity(transaction, context, { memberId, kind: 'passwordChanged' });
    return gone;
  });
  if (ended === null) return reject(context, wrongCurrentPassword);
  closeStreams(context, ended);
  context.outbox.wake();
  context.security('password changed', context);
  return noErrors;
};

export const changeEmail: Required<MutationResolvers>['changeEmail'] = async (
  _root,
  { email: typed, password },
  context,
) => {
  const { user, claims } = await provenInTwoSteps(context);
  const email = plainEmail(typed);
  if (!isEmail(email)) return reject(context, fieldError('email', 'account.emailInvalid'));
  if (email.toLowerCase() === user.email.toLowerCase()) {
    return reject(context, fieldError('email', 'security.emailUnchanged'));
  }
  const own = await checkOwnPassword(context, user, password);
  if ('error' in own) return reject(context, own.error);
  const many = await tooManyLinks(context, email);
  if (many) return reject(context, many.text);
  const { id: memberId } = user;
  const now = context.now();
  await context.executor.transaction().execute(async (transaction) => {
    await endMailLinks(transaction, memberId, ['changeEmail'], now);
    await context.mailLinks.ask(transaction, { purpose: 'changeEmail', memberId, email }, now);
    await proveSession(transaction, claims, readDevice(context.userAgent), now);
    await noteSecurity(transaction, context, { memberId, kind: 'emailChangeAsked', email });
  });
  context.outbox.wake();
  return noErrors;
};

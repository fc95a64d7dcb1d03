import { withoutInvisible } from '../../../../domain/values/visibleText';
import { type RequestContext, signedIn } from '../../../context/context';
import type { MutationResolvers } from '../../../context/resolvers.generated';
import { checkEmail } from '../../../pages/validation/checkContact';
import { message, noErrors } from '../../../texts/translate';
import { hashOfToken } from '../../auth/createMailLinks';
import { noteSecurity } from '../../auth/noteSecurity';
import {
  consumeMailLink,
  endMailLinks,
  type MailLinkRecord,
  mailLinkByHash,
} from '../../records/mailLinks';
import { endSessionsBut } from '../../records/sessions';
import {
  confirmEmail as confirmEmailOf,
  lockMember,
  mailedMemberById,
  updateEmail,
  updatePassword,
} from '../../records/users';
import { checkPassword } from '../../validation/checkSignUp';
import { closeStreams, reject, tooManyLinks } from './steps';

type LinkEnd = 'DONE' | 'USED' | 'OLD' | 'BROKEN';

const ended = (link: LinkEnd) => ({ link, ...noErrors });

/** Why a link does not work; null when it works. */
function endReason(link: MailLinkRecord | null, now: Date): LinkEnd | null {
  if (!link) return 'BROKEN';
  if (link.usedAt) return 'USED';
  return link.endedAt || link.expiresAt <= now ? 'OLD' : null;
}

/** The link of a token. The number of wrong tokens from one address is limited. */
async function findLink(token: string, context: RequestContext): Promise<MailLinkRecord | null> {
  const isOurs = await context.rateLimits.linkTried(context.address);
  const link = await mailLinkByHash(context.executor, hashOfToken(withoutInvisible(token)));
  if (link) await isOurs();
  return link;
}

export const sendConfirmation: Required<MutationResolvers>['sendConfirmation'] = async (
  _root,
  _args,
  context,
) => {
  const { user } = await signedIn(context);
  if (user.emailConfirmed) return noErrors;
  const many = await tooManyLinks(context, user.email);
  if (many) return reject(context, many.text);
  await context.executor
    .transaction()
    .execute((transaction) =>
      context.mailLinks.ask(
        transaction,
        { purpose: 'confirmEmail', memberId: user.id, email: user.email },
        context.now(),
      ),
    );
  context.outbox.wake();
  return noErrors;
};

/** The same work and response whether or not there is an account; that is checked when the mail is made. */
export const sendResetLink: Required<MutationResolvers>['sendResetLink'] = async (
  _root,
  { email: typed },
  context,
) => {
  const checked = checkEmail(typed);
  if ('errors' in checked) return reject(context, ...checked.errors);
  const { email } = checked;
  const many = await tooManyLinks(context, email);
  if (many) return reject(context, many.text);
  await context.executor
    .transaction()
    .execute((transaction) =>
      context.mailLinks.ask(
        transaction,
        { purpose: 'resetPassword', memberId: null, email },
        context.now(),
      ),
    );
  context.outbox.wake();
  return noErrors;
};

const isTaken = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'users_email_key';

/** Takes a link and does what it is for. Null when it was used or ended since it was read. */
async function confirm(context: RequestContext, link: MailLinkRecord): Promise<true | null> {
  const { id, memberId, email, purpose } = link;
  if (memberId === null) return null;
  const now = context.now();
  return context.executor.transaction().execute(async (transaction) => {
    // This lock comes first, so that a link that a concurrent step ends is not taken afterwards.
    await lockMember(transaction, memberId);
    const member = await mailedMemberById(transaction, memberId);
    if (!member) return null;
    const isOwn = member.email.toLowerCase() === email.toLowerCase();
    // The link is for an address that the member has replaced since.
    if (purpose === 'confirmEmail' && !isOwn) return null;
    if (!(await consumeMailLink(transaction, id, now))) return null;
    if (purpose === 'changeEmail') {
      await updateEmail(transaction, memberId, email, now);
      // Links that were sent to the former address.
      await endMailLinks(transaction, memberId, ['confirmEmail', 'resetPassword'], now);
      await noteSecurity(transaction, context, {
        memberId,
        kind: 'emailChanged',
        email: member.email,
      });
    } else if (await confirmEmailOf(transaction, memberId, email, now)) {
      await noteSecurity(transaction, context, { memberId, kind: 'emailConfirmed' });
    }
    return true;
  });
}

export const confirmEmail: Required<MutationResolvers>['confirmEmail'] = async (
  _root,
  { token },
  context,
) => {
  const link = await findLink(token, context);
  const end = endReason(link, context.now());
  if (end || !link) return ended(end ?? 'BROKEN');
  if (link.purpose === 'resetPassword') return ended('BROKEN');
  try {
    if (!(await confirm(context, link))) {
      const present = await mailLinkByHash(context.executor, link.tokenHash);
      return ended(endReason(present, context.now()) ?? 'OLD');
    }
  } catch (error) {
    if (!isTaken(error)) throw error;
    // The reader has the link, so the address is theirs, and this reveals nothing to a stranger.
    const taken = message('security.emailTaken');
    return { ...reject(context, taken), link: 'OLD' as const };
  }
  context.pagesChanged();
  context.outbox.wake();
  return ended('DONE');
};

export const resetPassword: Required<MutationResolvers>['resetPassword'] = async (
  _root,
  { token, password },
  context,
) => {
  const link = await findLink(token, context);
  const end = endReason(link, context.now());
  if (end || !link) return ended(end ?? 'BROKEN');
  const { memberId, email } = link;
  if (link.purpose !== 'resetPassword' || memberId === null) return ended('BROKEN');
  const checked = checkPassword(password, email);
  if ('errors' in checked) return { ...reject(context, ...checked.errors), link: null };
  const passwordHash = await context.passwords.hash(checked.password);
  const now = context.now();
  const gone = await context.executor.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const member = await mailedMemberById(transaction, memberId);
    if (member?.email.toLowerCase() !== email.toLowerCase()) return null;
    if (!(await consumeMailLink(transaction, link.id, now))) return null;
    if (!(await updatePassword(transaction, memberId, { passwordHash }))) {
      throw new Error('Password reset for an account without a password');
    }
    // The link was sent to this address, so its use confirms the address.
    await confirmEmailOf(transaction, memberId, email, now);
    await endMailLinks(transaction, memberId, ['changeEmail', 'resetPassword'], now);
    await noteSecurity(transaction, context, { memberId, kind: 'passwordReset' });
    return endSessionsBut(transaction, { memberId, kept: null }, now);
  });
  if (gone === null) {
    const present = await mailLinkByHash(context.executor, link.tokenHash);
    return ended(endReason(present, context.now()) ?? 'OLD');
  }
  closeStreams(context, gone);
  context.outbox.wake();
  context.security('password reset', context, { member: memberId });
  return ended('DONE');
};

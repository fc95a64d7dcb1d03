import { responseMinutesOf, responseRateOf } from '../../domain/responseTime';
import { digestOf } from '../auth/createSecondFactors';
import type { RequestContext } from '../context';
import { unauthenticated } from '../errors';
import { pendingEmailOf } from '../records/mailLinks';
import { secondFactorOf } from '../records/secondFactors';
import { revokeToken } from '../records/tokens';
import { credentialsOf, insertUser, type MemberRecord, type OwnerTotals } from '../records/users';
import { said, say } from '../texts/say';
import { checkSignUp, isEmail } from '../validation/checkSignUp';
import { makeTicket } from './makeTicket';
import { nameOf } from './nameOf';
import { openSession } from './security/openSession';
import type { Topic } from './topic';

/** The languages as the schema calls them. */
/** Topics of notices, by the names that clients know. */
export const topicNames = {
  messages: 'MESSAGES',
  reviews: 'REVIEWS',
  searches: 'SEARCHES',
  reminders: 'REMINDERS',
} as const;

export const languageNames = { asGiven: 'AS_GIVEN', da: 'DANISH', en: 'ENGLISH' } as const;

const signInFailed = said('Invalid email or password');
const emailTaken = said('Der findes allerede en konto med den e-mail.');

async function totalsOf(member: MemberRecord, context: RequestContext): Promise<OwnerTotals> {
  const totals = await context.loaders.ownerTotals.load(member.id);
  return totals ?? { ownerId: member.id, toolCount: 0, reviewCount: 0, ratingSum: 0 };
}

/** What a member who has deleted their account gets instead of a session, by whichever way they signed in. */
async function offerReturn(context: RequestContext, memberId: number, leavesAt: Date) {
  const asked = { memberId, purpose: 'comeBack' } as const;
  return { ticket: await makeTicket(context.executor, asked, context.now()), until: leavesAt };
}

/** The fields of a sign-in payload that most results leave empty. */
const none = { token: null, ticket: null, leaving: null };

const reviewTotals = {
  async reviewCount(member: MemberRecord, _args: object, context: RequestContext) {
    return (await totalsOf(member, context)).reviewCount;
  },
  async ratingAverage(member: MemberRecord, _args: object, context: RequestContext) {
    const { reviewCount, ratingSum } = await totalsOf(member, context);
    return reviewCount === 0 ? null : ratingSum / reviewCount;
  },
};

export const account: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """The signed-in user, or null for a visitor. A token that is no longer good is an error, so that it can be put away."""
      currentUser: User
    }

    extend type Mutation {
      """Signs in. The token lasts 12 hours, 30 days with \`rememberMe\`."""
      signInUser(
        """The e-mail of the account, in any case."""
        email: String!
        """The password of the account."""
        password: String!
        """Whether the token shall last 30 days instead of 12 hours."""
        rememberMe: Boolean
      ): SignInPayload!
      """Makes an account and signs in. The token lasts 12 hours."""
      signUpUser(
        """Full name, 1 to 120 characters."""
        name: String!
        """An e-mail that no account has, in any case; at most 254 characters."""
        email: String!
        """8 to 200 characters."""
        password: String!
      ): SignUpPayload!
      """Ends the token of this request at once. Without a good token there is nothing to end, which is no error."""
      signOut: SignOutPayload!
    }

    """The signed-in user, as only that user sees it."""
    type User {
      """The same id as the member's."""
      id: ID!
      """The e-mail that signs in."""
      email: String!
      """Full name."""
      name: String!
      """When the account was made."""
      createdAt: DateTime!
      """What the user writes about themselves."""
      about: String
      """Number of reviews of the user's tools."""
      reviewCount: Int!
      """Average of the reviews of the user's tools, 1 to 5; null without reviews."""
      ratingAverage: Float
      """The address of the user's picture; null without one."""
      avatarImageUrl: String
      """Number of tools the user lends."""
      toolCount: Int!
      """Where the user lives, a Danish place name or postcode; distances are measured from there. Null when the user has not said."""
      location: String
      """Whether the user has shown that the e-mail is theirs."""
      emailConfirmed: Boolean!
      """Whether requests and listings wait until the e-mail is confirmed: where mail is really sent."""
      confirmationNeeded: Boolean!
      """The e-mail that the user has asked to change to, while it waits for its link to be opened."""
      pendingEmail: String
      """What the user wants to hear of."""
      settings: Settings!
    }

    """What a user wants to hear of."""
    type Settings {
      """Notices by e-mail; on at the start."""
      emailNotices: Boolean!
      """The topics about which no notices are sent by e-mail, while they are on; none at the start."""
      mutedMails: [NoticeTopic!]!
      """Notices in the browser while the page is closed; on at the start."""
      pushNotices: Boolean!
      """The topics about which no notices are shown in the browser, while they are on; none at the start."""
      mutedPushes: [NoticeTopic!]!
      """News and offers by e-mail; off at the start."""
      marketing: Boolean!
      """The language of the screens; as given at the start."""
      language: Language!
    }

    """What notices can be switched off for. Notices that change a booking, money or the account always go out by e-mail."""
    enum NoticeTopic {
      """New messages."""
      MESSAGES
      """Reviews, and whom to review."""
      REVIEWS
      """Saved searches, and days that the user waits for."""
      SEARCHES
      """Answers that are due, and rentals that begin or end."""
      REMINDERS
    }

    """Which language the screens speak."""
    enum Language {
      """The one that each screen was given."""
      AS_GIVEN
      """Danish everywhere."""
      DANISH
      """English everywhere."""
      ENGLISH
    }

    """What anybody may know of a member."""
    type Member {
      """The same id as the user's."""
      id: ID!
      """Full name."""
      name: String!
      """When the account was made."""
      createdAt: DateTime!
      """What the member writes about themselves."""
      about: String
      """Number of reviews of the member's tools."""
      reviewCount: Int!
      """Average of the reviews of the member's tools, 1 to 5; null without reviews."""
      ratingAverage: Float
      """The address of the member's picture; null without one."""
      avatarImageUrl: String
      """Where the member lives, as they wrote it; null when they have not said."""
      location: String
      """Whether the member has shown that their e-mail is theirs."""
      emailConfirmed: Boolean!
      """Of the latest requests that came to the member, how many were answered, in percent; null below five requests."""
      responseRate: Int
      """How long the member takes to answer, the median in minutes; null below five answers."""
      responseMinutes: Int
    }

    """What signing in answers."""
    type SignInPayload {
      """What to send as \`Authorization: Bearer …\`. Null when \`errors\` says why, or \`ticket\` or \`leaving\` what is to come first."""
      token: String
      """Where the account has a second step: what \`finishSignIn\` takes within five minutes. It signs nobody in by itself."""
      ticket: String
      """To who deleted their account and can come back. They are not signed in."""
      leaving: Leaving
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What signing up answers."""
    type SignUpPayload {
      """What to send as \`Authorization: Bearer …\`. Null when \`errors\` says why."""
      token: String
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What signing out answers."""
    type SignOutPayload {
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }
  `,
  resolvers: {
    Query: {
      async currentUser(_root, _args, context) {
        context.readFromPrimary();
        const caller = await context.caller();
        if (caller.kind === 'refused') throw unauthenticated();
        return caller.kind === 'user' ? caller.user : null;
      },
    },
    Mutation: {
      async signInUser(_root, { email, password, rememberMe }, context) {
        const typed = email.trim();
        const { attempts, metrics, address } = context;
        const onSuccess = await attempts.signIn(typed, address).catch((error: unknown) => {
          metrics.signIns.inc({ result: 'limited' });
          throw error;
        });
        const credentials = isEmail(typed) ? await credentialsOf(context.executor, typed) : null;
        const matches = await context.passwords.verify(credentials?.passwordHash ?? null, password);
        metrics.signIns.inc({ result: credentials && matches ? 'right' : 'wrong' });
        const member = credentials?.id ?? null;
        const failed = () => {
          context.security('sign-in failed', context, { member });
          return { ...none, errors: [say(signInFailed, context.language)] };
        };
        if (!credentials?.passwordHash || !matches) return failed();
        const { id: memberId, passwordHash, leavesAt } = credentials;
        if (leavesAt !== null) {
          if (leavesAt <= context.now()) return failed();
          await onSuccess();
          const leaving = await offerReturn(context, memberId, leavesAt);
          return { ...none, leaving, errors: [] };
        }
        const isRemembered = rememberMe === true;
        if (await secondFactorOf(context.executor, memberId)) {
          // The attempt stays counted until the second step is done.
          const passwordDigest = digestOf(passwordHash);
          const ticket = { memberId, isRemembered, passwordDigest };
          return {
            ...none,
            ticket: await context.secondFactors.signTicket(ticket),
            errors: [],
          };
        }
        const session = { memberId, passwordHash, event: 'signedIn' as const };
        const token = await context.executor
          .transaction()
          .execute((transaction) => openSession(transaction, context, session, isRemembered));
        // A concurrent request has changed the password or deleted the account.
        if (token === null) return failed();
        context.security('signed in', context, { member, by: 'password' });
        context.outbox.wake();
        await onSuccess();
        return { ...none, token, errors: [] };
      },
      async signUpUser(_root, typed, context) {
        const checked = checkSignUp(typed);
        if ('errors' in checked) {
          return { token: null, errors: checked.errors.map((each) => say(each, context.language)) };
        }
        const { name, email, password } = checked.account;
        const onSuccess = await context.attempts.signUp(email, context.address);
        const passwordHash = await context.passwords.hash(password);
        const made = await context.executor.transaction().execute(async (transaction) => {
          const memberId = await insertUser(transaction, { name, email, passwordHash });
          if (memberId === null) return null;
          const session = { memberId, passwordHash, event: 'signedUp' as const };
          const token = await openSession(transaction, context, session, false);
          await context.mailLinks.ask(
            transaction,
            { purpose: 'confirmEmail', memberId, email },
            context.now(),
          );
          return { memberId, token };
        });
        if (made === null) return { token: null, errors: [say(emailTaken, context.language)] };
        context.outbox.wake();
        await onSuccess();
        context.security('signed up', context, { member: made.memberId });
        return { token: made.token, errors: [] };
      },
      async signOut(_root, _args, context) {
        const caller = await context.caller();
        if (caller.kind === 'user') {
          await revokeToken(context.executor, caller.claims.tokenId, caller.claims.expiresAt);
          context.live.endToken(caller.claims.tokenId);
          context.security('signed out', context);
        }
        return { errors: [] };
      },
    },
    User: {
      ...reviewTotals,
      settings: (user) => user,
      confirmationNeeded: ({ emailConfirmed }, _args, context) =>
        context.mailLinks.isAwaited && !emailConfirmed,
      pendingEmail: ({ id }, _args, context) => pendingEmailOf(context.executor, id, context.now()),
      toolCount: async (user, _args, context) => (await totalsOf(user, context)).toolCount,
    },
    Settings: {
      language: ({ language }) => languageNames[language],
      mutedMails: ({ mutedMails }) => mutedMails.map((topic) => topicNames[topic]),
      mutedPushes: ({ mutedPushes }) => mutedPushes.map((topic) => topicNames[topic]),
    },
    Member: {
      ...reviewTotals,
      name: (member, _args, context) => nameOf(member, context),
      async responseRate({ id }, _args, context) {
        const answers = await context.loaders.answersOfOwner.load(id);
        return answers && responseRateOf(answers.answered, answers.expired);
      },
      async responseMinutes({ id }, _args, context) {
        const answers = await context.loaders.answersOfOwner.load(id);
        return answers && responseMinutesOf(answers.answered, answers.medianMinutes);
      },
    },
  },
};

import { languages } from '../../domain/language';
import { switchedTopics } from '../../domain/notices';
import { type RequestContext, signedIn } from '../context';
import { pictureHash } from '../pictures/pictureAddress';
import { releasePictures } from '../records/pictures';
import { reviewsOfOwner } from '../records/reviews';
import { toolsOfOwner } from '../records/tools';
import {
  type ProfileChanges,
  type SettingsRecord,
  type UserRecord,
  updateProfile,
  updateSettings,
} from '../records/users';
import { type Said, said, say } from '../texts/say';
import { checkProfile } from '../validation/checkProfile';
import { readId } from '../validation/readId';
import { readToolPage } from '../validation/readToolPage';
import { languageNames, topicNames } from './account';
import { choosePictures, picturesGoneError, whileHeld } from './choosePictures';
import type { MutationResolvers } from './generated/resolvers.generated';
import type { Topic } from './topic';

const unknownPicture = said('Photo: there is no such picture here. Please choose it again.');

/** Stores the changes. A new picture must be an upload of the person; a sweep may delete the former one. */
async function storeProfile(
  user: UserRecord,
  changes: ProfileChanges,
  context: RequestContext,
): Promise<UserRecord | { error: Said }> {
  const { executor } = context;
  const { avatarImageUrl: wanted } = changes;
  const isNew = typeof wanted === 'string' && wanted !== user.avatarImageUrl;
  const chosen = isNew
    ? await choosePictures([wanted], user.id, context)
    : { urls: [], hashes: [] };
  if ('error' in chosen || (isNew && chosen.hashes.length === 0)) return { error: unknownPicture };
  const [avatarImageUrl] = chosen.urls;
  const stored = avatarImageUrl === undefined ? changes : { ...changes, avatarImageUrl };
  try {
    const changed = await whileHeld(executor, user.id, chosen.hashes, (held) =>
      updateProfile(held, user.id, stored),
    );
    const before = user.avatarImageUrl === null ? null : pictureHash(user.avatarImageUrl);
    if (before !== null && changed.avatarImageUrl !== user.avatarImageUrl) {
      await releasePictures(executor, user.id, [before]);
    }
    return changed;
  } catch (error) {
    // Throws all other errors again. The message that it returns is about tools, so this one replaces it.
    picturesGoneError(error);
    return { error: unknownPicture };
  }
}

const updateOwnProfile: MutationResolvers['updateProfile'] = async (_root, { input }, context) => {
  const { user } = await signedIn(context);
  const checked = checkProfile(input);
  if ('errors' in checked) {
    return { user: null, errors: checked.errors.map((each) => say(each, context.language)) };
  }
  const changed = await storeProfile(user, checked.changes, context);
  if ('error' in changed) {
    return { user: null, errors: [say(changed.error, context.language)] };
  }
  context.pagesChanged();
  return { user: changed, errors: [] };
};

const readTopics = (names: readonly string[]) =>
  switchedTopics.filter((topic) => names.includes(topicNames[topic]));

const saveSettings: MutationResolvers['saveSettings'] = async (_root, { input }, context) => {
  const { user } = await signedIn(context);
  const given = Object.entries(input).filter(([, value]) => typeof value === 'boolean');
  const language = languages.find((each) => languageNames[each] === input.language);
  const { mutedMails, mutedPushes } = input;
  const settings: Partial<SettingsRecord> = {
    ...Object.fromEntries(given),
    ...(mutedMails && { mutedMails: readTopics(mutedMails) }),
    ...(mutedPushes && { mutedPushes: readTopics(mutedPushes) }),
    ...(language !== undefined && { language }),
  };
  return { user: await updateSettings(context.executor, user.id, settings), errors: [] };
};

export const people: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """One member, or null when there is none with this id, or they have left."""
      member(
        """The id of the member."""
        id: ID!
      ): Member
      """The tools that a member lends, newest first. Empty when there is no such member."""
      memberTools(
        """The id of the member."""
        memberId: ID!
        """How many tools to answer, 1 to 500."""
        first: Int = 500
        """The id of the last tool of the answer before this one; it may be gone since."""
        after: ID
      ): [Tool!]!
      """What others wrote about the tools of a member, newest first, at most 50. Empty when there is no such member, or they have left."""
      memberReviews(
        """The id of the member."""
        memberId: ID!
      ): [Review!]!
    }

    extend type Mutation {
      """Changes what others see of the signed-in user. What is left out stays as it is. Needs a signed-in user."""
      updateProfile(
        """What to change."""
        input: UpdateProfileInput!
      ): UpdateProfilePayload!
      """Keeps what the signed-in user wants to hear of. What is left out stays as it is. Needs a signed-in user."""
      saveSettings(
        """What to change."""
        input: SaveSettingsInput!
      ): SaveSettingsPayload!
    }

    """What to change of a profile. Texts are trimmed; what is out of bounds is named in \`errors\`, and nothing is stored."""
    input UpdateProfileInput {
      """1 to 120 characters; null counts as left out."""
      name: String
      """At most 5000 characters; null or blank for none."""
      about: String
      """A Danish place name or postcode, at most 120 characters; null or blank for none. Distances are measured from there; tools stay where they are."""
      location: String
      """The address of an uploaded picture (\`/pictures/…\`); null for none."""
      avatar: String
    }

    """What changing a profile answers."""
    type UpdateProfilePayload {
      """The user as they are now. Null when \`errors\` says why."""
      user: User
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What to change of the settings; null counts as left out."""
    input SaveSettingsInput {
      """Notices by e-mail."""
      emailNotices: Boolean
      """The topics about which no notices are sent by e-mail; the others are."""
      mutedMails: [NoticeTopic!]
      """Notices in the browser while the page is closed."""
      pushNotices: Boolean
      """The topics about which no notices are shown in the browser; the others are."""
      mutedPushes: [NoticeTopic!]
      """News and offers by e-mail."""
      marketing: Boolean
      """The language of the screens."""
      language: Language
    }

    """What keeping settings answers."""
    type SaveSettingsPayload {
      """The user as they are now. Null when \`errors\` says why."""
      user: User
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }
  `,
  resolvers: {
    Query: {
      async member(_root, { id }, context) {
        const memberId = readId(id);
        const member = memberId === null ? null : await context.loaders.member.load(memberId);
        return member?.isFormer ? null : member;
      },
      memberTools(_root, { memberId, ...page }, context) {
        const id = readId(memberId);
        return id === null ? [] : toolsOfOwner(context.reader, id, readToolPage(page));
      },
      memberReviews(_root, { memberId }, context) {
        const id = readId(memberId);
        return id === null ? [] : reviewsOfOwner(context.reader, id);
      },
    },
    Mutation: { updateProfile: updateOwnProfile, saveSettings },
  },
};

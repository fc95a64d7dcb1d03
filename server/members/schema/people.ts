import { switchedTopics } from '../../../domain/notifications/notifications';
import { languages } from '../../../domain/values/language';
import { type RequestContext, signedIn } from '../../context/context';
import type { MutationResolvers, Resolvers } from '../../context/resolvers.generated';
import { readToolPage } from '../../search/validation/readToolPage';
import { fieldError, type Message, toErrors } from '../../texts/translate';
import { pictureHash } from '../../tools/pictures/pictureAddress';
import { releasePictures } from '../../tools/records/pictures';
import { toolsOfOwner } from '../../tools/records/tools';
import { choosePictures, picturesGoneError, whileHeld } from '../../tools/schema/choosePictures';
import { readId } from '../../validation/readId';
import { reviewsOfOwner } from '../records/reviews';
import {
  type ProfileChanges,
  type SettingsRecord,
  type UserRecord,
  updateProfile,
  updateSettings,
} from '../records/users';
import { checkProfile } from '../validation/checkProfile';
import { languageNames, topicNames } from './account';

const unknownPicture = fieldError('avatar', 'profile.photoGone');

/** Stores the changes. A new picture must be an upload of the person; a scheduled job may delete the former one. */
async function storeProfile(
  user: UserRecord,
  changes: ProfileChanges,
  context: RequestContext,
): Promise<UserRecord | { error: Message }> {
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
  if ('errors' in checked) return { user: null, ...toErrors(checked.errors, context.language) };
  const changed = await storeProfile(user, checked.changes, context);
  if ('error' in changed) return { user: null, ...toErrors([changed.error], context.language) };
  context.pagesChanged();
  return { user: changed, errors: [], fieldErrors: [] };
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

export const people: Resolvers = {
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
};

import { toListing } from '../domain/toListing';
import { everyTool, findSampleMember } from './lookup';
import { instantOn } from './moments';
import { memberRating, memberReviews } from './reviews';

/** What a member lends. Every sample member lends something, so nothing stands in for it (§9). */
export function memberTools(id: string) {
  return everyTool
    .filter((tool) => tool.owner.id === id)
    .map(({ ratingAverage, reviewCount, ...tool }) => ({
      ...toListing(tool),
      ratingAverage,
      reviewCount,
    }));
}

/** A member as a public profile shows one (§3), in its language (D1); null for everybody else. */
export function memberProfile(id: string) {
  const member = findSampleMember(id);
  if (!member) return null;
  const { name, avatar, location, memberSince, bio, responseRate, responseMinutes } = member;
  return {
    id,
    name,
    createdAt: instantOn(memberSince),
    about: bio,
    avatarImageUrl: avatar || null,
    location,
    responseRate,
    responseMinutes,
    emailConfirmed: true,
    ratingAverage: memberRating(id),
    reviewCount: memberReviews(id).length,
  };
}

import { toListing } from '../domain/tools/toListing';
import { everyTool, findSampleMember } from './lookup';
import { instantOn } from './moments';
import { memberRating, memberReviews } from './reviews';

/** The tools that a member lends. Every sample member lends at least one, so the substitute of §9 is not needed. */
export function memberTools(id: string) {
  return everyTool
    .filter((tool) => tool.owner.id === id)
    .map(({ ratingAverage, reviewCount, ...tool }) => ({
      ...toListing(tool),
      ratingAverage,
      reviewCount,
    }));
}

/** A member as a public profile shows them (§3), in the profile's language (D1); null for an unknown id. */
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

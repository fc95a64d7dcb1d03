import { copenhagenDateOf } from '../../../../domain/days';
import type { ToolListing } from '../../../../domain/tool';
import { averageRating, type MemberProfile, type Review, type User } from '../../../../domain/user';
import type { ToolDetail } from '../../../store/api/catalogueApi';

/** What a public profile shows of a member; null or undefined where nobody knows. */
export interface PublicProfileData {
  name: string;
  avatar: string | null;
  location: string | null;
  memberSince: string;
  bio: string | null;
  response: { rate: number; time: string } | undefined;
  /** Mean of the reviews; null without any. */
  rating: number | null;
  reviewCount: number;
  reviews: readonly Review[];
  tools: readonly ToolListing[];
  /** Undefined where there may be more than these. */
  toolCount: number | undefined;
  /** Of what the member wrote, and what was written about them: samples are English, people write Danish (D1). */
  language: 'da' | 'en';
}

/** A sample member (§2, §9). */
export function profileOfMember(
  member: MemberProfile,
  tools: readonly ToolListing[],
  reviews: readonly Review[],
): PublicProfileData {
  const { name, avatar, location, memberSince, bio, responseRate, responseTime } = member;
  return {
    ...{ name, avatar, location, memberSince, bio, reviews, tools },
    response: { rate: responseRate, time: responseTime },
    rating: averageRating(reviews.map((review) => review.rating)),
    reviewCount: reviews.length,
    toolCount: tools.length,
    language: 'en',
  };
}

/** Somebody as the service knows them. It has no query for a member: that is the signed-in user, or the owner of a tool. */
function profileOfPerson(person: Omit<User, 'email' | 'toolCount'>) {
  return {
    name: person.name,
    avatar: person.avatarImageUrl,
    location: null,
    memberSince: person.createdAt,
    bio: person.about,
    response: undefined,
    rating: person.ratingAverage,
    reviewCount: person.reviewCount,
    language: 'da',
  } as const;
}

export function profileOfUser(user: User, tools: readonly ToolListing[]): PublicProfileData {
  return { ...profileOfPerson(user), tools, toolCount: tools.length, reviews: [] };
}

export function profileOfOwner(tool: ToolDetail): PublicProfileData {
  return {
    ...profileOfPerson(tool.owner),
    tools: [tool],
    toolCount: undefined,
    reviews: tool.reviews.map(({ id, rating, comment, createdAt, createdByUser }) => ({
      id,
      reviewer: { name: createdByUser.name, avatar: createdByUser.avatarImageUrl ?? '' },
      rating,
      date: copenhagenDateOf(new Date(createdAt)),
      comment: comment ?? '',
      toolName: tool.name,
    })),
  };
}

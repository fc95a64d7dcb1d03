import { averageRating } from '../domain/members/user';
import { furtherToolReviews } from './furtherToolReviews';
import { sampleMember } from './lookup';
import { instantOn } from './moments';
import { toolReviews } from './toolReviews';

function byMember(memberId: string) {
  const { id, name, avatar } = sampleMember(memberId);
  return { id, name, avatarImageUrl: avatar || null };
}

/** The three reviews of the signed-in person's own profile (§2). */
export const profileReviews = [
  {
    id: 'profile-1',
    createdByUser: byMember('1'),
    rating: 5,
    createdAt: instantOn('2026-05-18'),
    comment:
      'Everything was charged, clean and waiting by the door. I got a tip on drilling into old brick that saved my wall.',
    answer: null,
    tool: { id: '31', name: 'Lille skruemaskine 12 V' },
  },
  {
    id: 'profile-2',
    createdByUser: byMember('4'),
    rating: 5,
    createdAt: instantOn('2026-04-09'),
    comment: 'Easy to agree on a time, and the ladder came home with me on the back of a bicycle.',
    answer: null,
    tool: { id: '32', name: 'Teleskopstige 3,2 meter' },
  },
  {
    id: 'profile-3',
    createdByUser: byMember('6'),
    rating: 4,
    createdAt: instantOn('2026-02-02'),
    comment: 'Good stand and good tools. One hex key was missing, but I had that one at home.',
    answer: null,
    tool: { id: '33', name: 'Cykelværksted i kasse' },
  },
];

/** All reviews of tools with the ids that the service gives them (D5), in the language of the public profile. */
const allReviews = [...toolReviews, ...furtherToolReviews]
  .flatMap(({ toolId, toolName, ownerId, reviews }) =>
    reviews.map((review) => ({ tool: { id: toolId, name: toolName }, ownerId, review })),
  )
  .map(({ tool, ownerId, review: [reviewerId, rating, date, , english] }, index) => ({
    ownerId,
    review: {
      id: String(index + 1),
      createdByUser: byMember(reviewerId),
      rating,
      createdAt: instantOn(date),
      comment: english,
      answer: null,
      tool,
    },
  }));

/** What others wrote about a member's tools, newest first. Edge: an unknown member has none. */
export function memberReviews(memberId: string) {
  return allReviews
    .filter(({ ownerId }) => ownerId === memberId)
    .map(({ review }) => review)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** The average of `memberReviews`; null without any. */
export function memberRating(memberId: string): number | null {
  return averageRating(memberReviews(memberId).map(({ rating }) => rating));
}

import { averageRating, type Review } from '../domain/user';
import { furtherToolReviews } from './furtherToolReviews';
import { sampleMember } from './lookup';
import { toolReviews } from './toolReviews';

/** The three reviews of the signed-in person's own profile (§2). */
export const profileReviews: readonly Review[] = [
  {
    id: 'profile-1',
    reviewer: { name: 'Freja Mogensen', avatar: '/images/members/1.svg' },
    rating: 5,
    date: '2026-05-18',
    comment:
      'Everything was charged, clean and waiting by the door. I got a tip on drilling into old brick that saved my wall.',
    toolName: 'Lille skruemaskine 12 V',
  },
  {
    id: 'profile-2',
    reviewer: { name: 'Elias Toft', avatar: '/images/members/4.svg' },
    rating: 5,
    date: '2026-04-09',
    comment: 'Easy to agree on a time, and the ladder came home with me on the back of a bicycle.',
    toolName: 'Teleskopstige 3,2 meter',
  },
  {
    id: 'profile-3',
    reviewer: { name: 'Torben Krogh', avatar: '/images/members/6.svg' },
    rating: 4,
    date: '2026-02-02',
    comment: 'Good stand and good tools. One hex key was missing, but I had that one at home.',
    toolName: 'Cykelværksted i kasse',
  },
];

/** What others wrote about a member's tools, newest first, in the language of the public profile. Edge: an unknown member has none. */
export function memberReviews(memberId: string): Review[] {
  return [...toolReviews, ...furtherToolReviews]
    .filter(({ ownerId }) => ownerId === memberId)
    .flatMap(({ toolId, toolName, reviews }) =>
      reviews.map(([reviewerId, rating, date, , english], index) => {
        const { name, avatar } = sampleMember(reviewerId);
        const reviewer = { name, avatar };
        return { id: `${toolId}-${index + 1}`, reviewer, rating, date, comment: english, toolName };
      }),
    )
    .sort((one, other) => other.date.localeCompare(one.date));
}

/** The average of `memberReviews` to one decimal; 0 without any. */
export function memberRating(memberId: string): number {
  const average = averageRating(memberReviews(memberId).map(({ rating }) => rating));
  return Math.round((average ?? 0) * 10) / 10;
}

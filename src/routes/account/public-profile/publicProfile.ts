import type { ShownReview } from '../../../../domain/reviews';
import type { User } from '../../../../domain/user';
import type { Member } from '../../../store/api/peopleApi';
import type { ToolDetail } from '../../../store/api/toolApi';

/** What nobody knows of somebody whom the source has no profile of. */
const unknown = {
  location: null,
  emailConfirmed: false,
  responseRate: null,
  responseMinutes: null,
} as const;

/** The signed-in person as others would see them, or the owner of a tool as far as the tool tells. */
export function memberOf(person: User | ToolDetail['owner']): Member {
  const { id, name, createdAt, about, reviewCount, ratingAverage, avatarImageUrl } = person;
  return { id, name, createdAt, about, reviewCount, ratingAverage, avatarImageUrl, ...unknown };
}

/** The reviews of a tool, which leave out what they are about. */
export function reviewsOf(tool: ToolDetail): ShownReview[] {
  return tool.reviews.map((review) => ({ ...review, tool: { name: tool.name } }));
}

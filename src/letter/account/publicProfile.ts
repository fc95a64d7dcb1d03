import type { ShownReview } from '../../../domain/members/reviews';
import type { User } from '../../../domain/members/user';
import type { Member } from '../../members/api/peopleApi';
import type { ToolDetail } from '../../tools/api/toolApi';

/** The values for a person without a profile in the source. */
const unknown = {
  location: null,
  emailConfirmed: false,
  responseRate: null,
  responseMinutes: null,
} as const;

/** The signed-in member as others see them, or the owner of a tool with what the tool says of them. */
export function getMember(person: User | ToolDetail['owner']): Member {
  const { id, name, createdAt, about, reviewCount, ratingAverage, avatarImageUrl } = person;
  return { id, name, createdAt, about, reviewCount, ratingAverage, avatarImageUrl, ...unknown };
}

/** The reviews of a tool, with the tool's name added: they do not carry it themselves. */
export function getReviews(tool: ToolDetail): ShownReview[] {
  return tool.reviews.map((review) => ({ ...review, tool: { name: tool.name } }));
}

import { firstCharacters } from '../values/characters';
import { fromFirstVisible } from '../values/visibleText';
import { formerMemberNames } from './leaving';

/** The signed-in member as `currentUser` answers (§3). Ratings are averages of 1 to 5; createdAt is an ISO instant. */
export interface User {
  id: string;
  email: string;
  name: string;
  createdAt: string;
  about: string | null;
  reviewCount: number;
  ratingAverage: number | null;
  avatarImageUrl: string | null;
  toolCount: number;
}

/** The notification settings of a person (§3), with the defaults of §9. */
export interface NotificationPreferences {
  email: boolean;
  push: boolean;
  marketing: boolean;
}
export const defaultNotificationPreferences: NotificationPreferences = {
  email: true,
  push: true,
  marketing: false,
};

/**
 * The letter in an avatar without a picture: the first of the name, or U (§2). A flag, a family or a letter with its
 * accent is one letter.
 */
export function avatarLetter(name: string | null | undefined): string {
  const first = firstCharacters(fromFirstVisible(name ?? ''), 1);
  return first ? first.toLocaleUpperCase('da-DK') : 'U';
}

/** The first name of a member. Edge: a name without a space, and that of a former member, are returned whole. */
export function getFirstName(name: string): string {
  if (formerMemberNames.includes(name)) return name;
  const [first = ''] = name.trim().split(/\s+/);
  return first;
}

/** Mean of the ratings to be shown with one decimal; null when there are none. */
export function averageRating(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

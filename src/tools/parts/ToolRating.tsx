import { describeRating } from '../../../domain/members/describeRating';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatRating } from '../../../domain/values/money';
import { Stars, type StarsProps } from '../../ui/Stars';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

export interface ToolRatingProps extends Pick<StarsProps, 'look' | 'size'> {
  /** Average of 1 to 5; null without reviews. */
  rating: number | null | undefined;
  reviewCount: number | undefined;
  language?: ScreenLanguage | undefined;
}

/** The stars of a tool with one decimal (§9). Shows nothing where no rating is known. */
export function ToolRating({
  rating,
  reviewCount = 0,
  language: given = 'da',
  look = 'single',
  size = 'small',
}: ToolRatingProps) {
  const language = useScreenLanguage(given);
  if (rating === null || rating === undefined || reviewCount === 0) return null;
  const text = formatRating(rating, language);
  return (
    <Stars
      value={rating}
      look={look}
      size={size}
      text={`${text} (${reviewCount})`}
      label={describeRating(text, reviewCount, language)}
    />
  );
}

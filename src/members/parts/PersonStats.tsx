import { useLingui } from '@lingui/react';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { formatResponseTime } from '../../../domain/conversations/responseTime';
import { formatRating } from '../../../domain/values/money';
import { media, theme } from '../../theme/theme';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const { border, color, fontSize, fontWeight, icon, radius, space } = theme;

interface PersonStatsProps {
  /** Average of 1 to 5; null without reviews. */
  rating: number | null;
  reviewCount: number;
  /** Undefined when it is unknown. */
  toolCount: number | undefined;
  /** In percent; null or left out when it is unknown. */
  responseRate?: number | null;
  /** How long they take to answer. */
  responseMinutes?: number | null;
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]} ${space[8]};
  padding: ${space[5]};
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space[5]} ${space[3]};
  }
`;
/** The number comes first visually; its label comes first in the markup, as a `dl` requires. */
const Stat = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space[1]};
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  dd {
    font-size: ${fontSize.section};
    font-weight: ${fontWeight.bold};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.012em;
    line-height: ${theme.lineHeight.heading};
  }
  dd::first-letter {
    text-transform: uppercase;
  }
  svg {
    display: inline;
    width: ${icon.large};
    height: ${icon.large};
    margin-inline-start: ${space[1]};
    color: ${color.star};
    fill: currentColor;
    vertical-align: -0.1em;
  }
  /* On a phone three numbers, and below them how they answer: the words take the room of two numbers. */
  ${media.belowTablet} {
    grid-column: span 2;
    &:has([data-words]) {
      grid-column: span 4;
    }
    dd[data-words] {
      font-size: ${fontSize.lead};
      line-height: calc(${fontSize.section} * ${theme.lineHeight.heading});
    }
  }
`;

/** A person in numbers: the average rating to one decimal (§9), reviews, tools, and how they answer requests. */
export function PersonStats({
  rating,
  reviewCount,
  toolCount,
  responseRate = null,
  responseMinutes = null,
}: PersonStatsProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  return (
    <List>
      <Stat>
        <dt>{i18n.t('Average rating')}</dt>
        <dd>
          {rating === null ? (
            i18n.t('None yet')
          ) : (
            <>
              <span>{formatRating(rating, language)}</span>
              <Star aria-hidden />
            </>
          )}
        </dd>
      </Stat>
      <Stat>
        <dt>{reviewCount === 1 ? i18n.t('Review') : i18n.t('Reviews')}</dt>
        <dd>{reviewCount}</dd>
      </Stat>
      {toolCount !== undefined && (
        <Stat>
          <dt>{toolCount === 1 ? i18n.t('Tool') : i18n.t('Tools')}</dt>
          <dd>{toolCount}</dd>
        </Stat>
      )}
      {responseRate !== null && (
        <Stat>
          <dt>{i18n.t('Response rate')}</dt>
          <dd>{i18n.t('{responseRate}%', { responseRate })}</dd>
        </Stat>
      )}
      {responseMinutes !== null && (
        <Stat>
          <dt>{i18n.t('Response time')}</dt>
          <dd data-words="">{formatResponseTime(responseMinutes, language)}</dd>
        </Stat>
      )}
    </List>
  );
}

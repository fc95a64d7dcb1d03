import { useLingui } from '@lingui/react';
import { MapPin, Zap } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatDistance } from '../../../domain/search/distance';
import type { WantedDays } from '../../../domain/search/toolSearch';
import type { SearchedTool } from '../../../domain/tools/tool';
import { to } from '../../../domain/values/addresses';
import type { ScreenLanguage } from '../../../domain/values/language';
import { media, theme } from '../../theme/theme';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { HeartButton } from './HeartButton';
import { PricePerDay } from './PricePerDay';
import { ToolPicture } from './ToolPicture';
import { ToolRating } from './ToolRating';
import { ToolTotal } from './ToolTotal';

const { border, color, depth, fontSize, fontWeight, icon, motion, radius, space } = theme;

export interface ToolCardProps {
  tool: SearchedTool;
  /** The heading level of the tool's name. */
  headingLevel?: 2 | 3 | undefined;
  language?: ScreenLanguage | undefined;
  /** For the first cards of a screen: their pictures are not lazy. */
  eager?: boolean | undefined;
  /** The action of the heart; without it the card has none. */
  heart?: 'toggle' | 'remove' | undefined;
  /** The days of the search: its link takes them along, and the card says their total. Keep the same object. */
  days?: WantedDays | undefined;
}

/*
 * Both looks share one set of static styles: `data-view` on the list around the cards selects the look, so that
 * a change of view re-renders no card.
 */
const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  transition: border-color ${motion.quick};
  ${media.hover} {
    &:hover {
      border-color: ${color.edge};
    }
  }
  [data-view='list'] & {
    --card-picture: 8rem;
    display: grid;
    grid-template-columns: var(--card-picture) minmax(0, 1fr);
    align-items: stretch;
    ${media.tablet} {
      --card-picture: 13.5rem;
    }
  }
`;
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  padding: ${space[3]};
  ${media.tablet} {
    padding: ${space[4]};
  }
`;
const Name = styled.h3`
  color: ${color.ink};
  font-size: ${fontSize.body};
  font-weight: ${fontWeight.semibold};
  line-height: ${theme.lineHeight.snug};
  a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    text-decoration: none;
    outline: none;
  }
  /* The whole card leads to the tool; the heart lies above it. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  a:focus-visible::after {
    outline: ${border.strong} solid ${color.focus};
    /* Inside: the card cuts off what juts out. */
    outline-offset: calc(-1 * ${border.strong});
    /* A second ring of the page's ground: the first has too little contrast to some pictures. */
    box-shadow: inset 0 0 0 calc(2 * ${border.strong}) ${color.ground};
  }
  ${media.hover} {
    article:hover & a {
      text-decoration: underline;
      text-decoration-thickness: ${border.line};
      text-underline-offset: 0.18em;
    }
  }
`;
/* After the tool's name in the markup, but before it visually. */
const First = styled.div`
  order: -1;
`;
const Price = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  svg {
    flex: none;
    width: ${icon.small};
    height: ${icon.small};
    color: ${color.accentText};
  }
`;
const Place = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.4;
  svg {
    flex: none;
    width: ${icon.small};
    height: ${icon.small};
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Description = styled.p`
  display: none;
  [data-view='list'] & {
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    max-width: 66ch;
    margin-block-start: ${space[1]};
    color: ${color.muted};
    font-size: ${fontSize.small};
    line-height: 1.45;
    ${media.tablet} {
      display: -webkit-box;
    }
  }
`;
const HeartPlace = styled.div`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[2]};
  z-index: ${depth.raised};
  [data-view='list'] & {
    inset-inline: calc(var(--card-picture) - ${theme.target.small} - ${space[2]}) auto;
  }
`;

/** `Nørrebro` of `Nørrebro, København`: beside a distance the whole place is cut on narrow cards. */
const getDistrict = (location: string) => location.split(',')[0];

/** A tool in a list (§3): picture, price, name, place, and stars where the source has ratings. */
export const ToolCard = memo(function ToolCard({
  tool,
  headingLevel = 3,
  language: given = 'da',
  eager = false,
  heart,
  days,
}: ToolCardProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage(given);
  const danish = language === 'da' ? undefined : 'da';
  return (
    <Root data-place={tool.location}>
      <ToolPicture
        tool={tool}
        eager={eager}
        sizes="(min-width: 64em) 300px, (min-width: 45em) 33vw, 50vw"
      />
      <Body>
        <Name as={`h${headingLevel}`} lang={danish}>
          <Link to={to.tool(tool.id, days && { start: days.from, end: days.to })}>
            <bdi>{tool.name}</bdi>
          </Link>
        </Name>
        <First>
          <Price>
            <PricePerDay cents={tool.pricePerDayCents} language={language} />
            {tool.rules?.instantBooking ? (
              <Zap role="img" aria-label={i18n.t('Bookes uden at vente på svar')} />
            ) : null}
          </Price>
          {days && <ToolTotal tool={tool} days={days} language={language} />}
        </First>
        <Place lang={danish}>
          <MapPin aria-hidden="true" />
          <span>
            {typeof tool.distanceMetres === 'number'
              ? `${formatDistance(tool.distanceMetres, language)} · ${getDistrict(tool.location)}`
              : tool.location}
          </span>
        </Place>
        <ToolRating
          rating={tool.ratingAverage}
          reviewCount={tool.reviewCount}
          language={language}
        />
        <Description lang={danish} dir="auto">
          {tool.description}
        </Description>
      </Body>
      {heart ? (
        <HeartPlace>
          <HeartButton tool={tool} language={given} purpose={heart} />
        </HeartPlace>
      ) : null}
    </Root>
  );
});

import { useLingui } from '@lingui/react';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import type { ToolDetail } from '../../tools/api/toolApi';
import { PricePerDay } from '../../tools/parts/PricePerDay';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { ToolRating } from '../../tools/parts/ToolRating';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const { border, color, icon, space } = theme;

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: 11rem minmax(0, 1fr);
  align-items: center;
  gap: ${space[6]};
  ${media.belowTablet} {
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${space[4]};
  }
`;
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
`;
const Place = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.muted};
  svg {
    flex: none;
    width: ${icon.small};
    height: ${icon.small};
  }
`;

const Below = styled.div`
  grid-column: 1 / -1;
  padding-block-start: ${space[4]};
  border-block-start: ${border.line} solid ${color.line};
`;

interface Props {
  tool: ToolDetail;
  /** The owner, below the tool. */
  children?: ReactNode;
}

/** The tool that is being booked; what its owner wrote is Danish. */
export function BookedTool({ tool, children }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  return (
    <Frame as="section" aria-label={i18n.t('Tool')} $padding="small">
      <ToolPicture tool={tool} eager corners="input" sizes="176px" />
      <Words>
        <Heading level={2} look="sub" lang="da">
          <bdi>{tool.name}</bdi>
        </Heading>
        <Place lang="da">
          <MapPin aria-hidden="true" />
          {tool.location}
        </Place>
        <ToolRating
          rating={tool.ratingAverage}
          reviewCount={tool.reviewCount}
          language={language}
        />
        <PricePerDay cents={tool.pricePerDayCents} language={language} />
      </Words>
      {children ? <Below>{children}</Below> : null}
    </Frame>
  );
}

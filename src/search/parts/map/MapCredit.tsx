import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import type { MapTiles } from '../../../../domain/search/mapTiles';
import { theme } from '../../../theme/theme';
import { TextLink } from '../../../ui/TextLink';

const { color, radius, space } = theme;

const Credit = styled.p`
  position: absolute;
  inset: auto 0 0 auto;
  padding: 0 ${space[2]};
  background: ${color.surface};
  color: ${color.muted};
  border-start-start-radius: ${radius.small};
  font-size: 0.75rem;
  a {
    color: inherit;
  }
`;

/** In a corner of a map: the source of its coast, and of the pictures of a tile server. */
export function MapCredit({ tiles }: { tiles: MapTiles | null }) {
  const { i18n } = useLingui();
  return (
    <Credit>
      <TextLink href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
        {i18n.t('© OpenStreetMap-bidragydere')}
      </TextLink>
      {tiles?.credit && <span> · {tiles.credit}</span>}
    </Credit>
  );
}

import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { pageTiles } from '../../../platform/browser/pageTiles';
import { watchColourScheme } from '../../../theme/colourScheme';
import { theme } from '../../../theme/theme';
import type { SearchOrigin } from '../../api/placesApi';
import { drawMap } from './drawMap';
import { openTiles, type TilePictures } from './drawTiles';
import { MapCredit } from './MapCredit';
import { toTransform, viewAround } from './mapView';
import { useCoast } from './useCoast';
import { useSize } from './useSize';

const Area = styled.div`
  position: relative;
  height: 100%;
  overflow: clip;
  border-radius: ${theme.radius.card};
  background: ${theme.color.sunken};
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/** The radius of the circle around the middle of a place, in kilometres. */
const circle = 1;
/** The distance from the middle of the map to its nearest edge, in kilometres. */
const shown = 2.5;

/** A still map of a place: a circle around its middle, because the exact address is not public. */
export function PlaceMap({ place }: { place: SearchOrigin }) {
  const { i18n } = useLingui();
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pictures = useRef<TilePictures | null>(null);
  const [tiles] = useState(pageTiles);
  const size = useSize(area);
  const { coast } = useCoast();

  const paint = () => {
    if (!canvas.current || !size || !coast) return;
    const transform = toTransform(viewAround(place, shown, size), size);
    pictures.current?.want(transform, size);
    const searched = { ...place, kilometres: circle };
    drawMap(canvas.current, {
      transform,
      size,
      coast,
      pictures: pictures.current,
      searched,
      marks: [],
    });
  };
  const paintLater = useEffectEvent(() => paint());
  useLayoutEffect(() => paint());
  useEffect(() => watchColourScheme(() => paintLater()), []);
  useEffect(() => {
    pictures.current = tiles && openTiles(tiles, () => paintLater());
    paintLater();
  }, [tiles]);

  return (
    <Area ref={area}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={i18n.t('Kort over området omkring {place}', { place: place.name })}
      />
      <MapCredit tiles={tiles} />
    </Area>
  );
}

import { useLingui } from '@lingui/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef } from 'react';
import styled from 'styled-components';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { Spinner } from '../../../ui/Spinner';
import { useSearchOriginQuery } from '../../api/placesApi';
import { useSize } from '../../parts/map/useSize';
import { MapCanvas, type MapProps } from './MapCanvas';
import { MapMessage, MapTop } from './MapStatus';
import { useFirstKilometres } from './useFirstKilometres';

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: clip;
  background: ${theme.color.infoGround};
`;

/** The map itself, once its start and its size are known. */
export function MapOfTools(map: MapProps) {
  const { i18n } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const origin = useSearchOriginQuery(map.near);
  // For an unknown place the map starts where it does without a place.
  const usual = useSearchOriginQuery(origin.currentData === null ? '' : skipToken);
  const start = origin.currentData ?? usual.currentData ?? null;
  const firstKilometres = useFirstKilometres(map);
  const failed = origin.isError ? origin : usual.isError ? usual : null;
  return (
    <Frame ref={frame}>
      {start && size && firstKilometres !== undefined ? (
        <MapCanvas {...map} firstKilometres={firstKilometres} origin={start} size={size} />
      ) : (
        <MapTop>
          <MapMessage role="status">
            {failed ? (
              <>
                <span>{i18n.t('Kortet kunne ikke hentes.')}</span>
                <Button
                  size="small"
                  variant="secondary"
                  loading={failed.isFetching}
                  data-load-failed=""
                  onClick={() => void failed.refetch()}
                >
                  {i18n.t('Prøv igen')}
                </Button>
              </>
            ) : (
              <>
                <Spinner />
                <span>{i18n.t('Henter kortet')}</span>
              </>
            )}
          </MapMessage>
        </MapTop>
      )}
    </Frame>
  );
}

import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { searchLimits, type ToolSearch } from '../../../../domain/search/toolSearch';
import type { ChangeAddressState } from '../../../platform/store/useAddressState';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { Spinner } from '../../../ui/Spinner';
import { usePlaceNearMutation } from '../../api/placesApi';
import { kilometresShown, type MapView, type Size } from '../../parts/map/mapView';

const { border, color, fontSize, radius, shadow, space } = theme;

export const MapTop = styled.div`
  position: absolute;
  inset: ${space[3]} ${space[14]} auto;
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;
export const MapMessage = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
  color: ${color.ink};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.panel};
  box-shadow: ${shadow.lifted};
  font-size: ${fontSize.small};
  &:empty {
    display: none;
  }
`;

interface Props {
  /** Whether the map shows another area than the searched one. */
  isMoved: boolean;
  /** The view that the map moves to, also during an animation. */
  aim: () => MapView;
  size: Size;
  change: ChangeAddressState<ToolSearch>;
  failed: boolean;
  isFetching: boolean;
  isLoading: boolean;
  isEmpty: boolean;
  onRetry: () => void;
}

/** The button that searches in the shown area, and what became of the map's data. */
export function MapStatus(props: Props) {
  const { isMoved, aim, size, change, failed, isFetching, isLoading, isEmpty, onRetry } = props;
  const { i18n } = useLingui();
  const [placeNear, looked] = usePlaceNearMutation();

  const searchHere = async () => {
    const { latitude, longitude, zoom } = aim();
    const { data: place } = await placeNear({ latitude, longitude });
    if (!place) return;
    const distanceMax = kilometresShown({ latitude, longitude, zoom }, size, searchLimits.distance);
    change({ near: place, distanceMax });
  };

  return (
    <MapTop>
      {isMoved && (
        <Button size="small" loading={looked.isLoading} onClick={() => void searchHere()}>
          {i18n.t('Søg i dette område')}
        </Button>
      )}
      <MapMessage role="status">
        {failed && (
          <>
            <span>{i18n.t('Noget af kortet kunne ikke hentes.')}</span>
            <Button
              size="small"
              variant="secondary"
              loading={isFetching}
              onClick={onRetry}
              data-load-failed=""
            >
              {i18n.t('Prøv igen')}
            </Button>
          </>
        )}
        {isLoading && (
          <>
            <Spinner />
            <span>{i18n.t('Henter kortet')}</span>
          </>
        )}
        {looked.isError && <span>{i18n.t('Stedet kunne ikke findes. Prøv igen.')}</span>}
        {looked.data === null && <span>{i18n.t('Vi kan kun søge i Danmark. Flyt kortet.')}</span>}
        {isEmpty && !failed && <span>{i18n.t('Intet værktøj i dette udsnit')}</span>}
      </MapMessage>
    </MapTop>
  );
}

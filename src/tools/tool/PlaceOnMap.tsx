import styled from 'styled-components';
import { useSearchOriginQuery } from '../../search/api/placesApi';
import { theme } from '../../theme/theme';
import { lazyPart } from '../../ui/lazyPart';
import { WhenNear } from '../../ui/WhenNear';

const PlaceMap = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "placeMap" */ '../../search/parts/map/PlaceMap')).PlaceMap,
);

const Frame = styled.div`
  height: 10rem;
  border-radius: ${theme.radius.card};
  background: ${theme.color.sunken};
  > div {
    height: 100%;
  }
`;

function FoundPlace({ location }: { location: string }) {
  const { currentData: place } = useSearchOriginQuery(location);
  return place ? <PlaceMap place={place} /> : null;
}

/** A small map of the tool's place. */
export function PlaceOnMap({ location }: { location: string }) {
  return (
    <Frame data-print="hide">
      <WhenNear name="place" distance={400}>
        <FoundPlace location={location} />
      </WhenNear>
    </Frame>
  );
}

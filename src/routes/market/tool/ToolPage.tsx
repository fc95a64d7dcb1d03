import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { oneOf } from '../../../../domain/query';
import { allowedChoice, readRentalChoice } from '../../../features/bookings/rentalChoice';
import { ToolNotFound } from '../../../features/bookings/ToolNotFound';
import { type ToolDetail, useToolQuery } from '../../../store/api/catalogueApi';
import { useAddressState } from '../../../store/useAddressState';
import { useToday } from '../../../store/useClock';
import { useIsFavourite, useToggleFavourite } from '../../../store/useFavourites';
import { useQuote } from '../../../store/useQuote';
import { useSource } from '../../../store/useSource';
import { useTakenDays } from '../../../store/useTakenDays';
import { useViewer } from '../../../store/useViewer';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Grid } from '../../../ui/Grid';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';
import { Stack } from '../../../ui/Stack';
import { BookingBar } from './BookingBar';
import { BookingBox } from './BookingBox';
import { OwnerCard } from './OwnerCard';
import { OwnToolBox } from './OwnToolBox';
import { PoliciesBox } from './PoliciesBox';
import { rentalOf } from './rentalOf';
import { ToolGallery } from './ToolGallery';
import { ToolHeader } from './ToolHeader';
import { ToolOnItsWay } from './ToolOnItsWay';
import { ToolTabs, toolTabs } from './ToolTabs';
import { useCountView } from './useCountView';

const { space } = theme;

const Layout = styled.div`
  display: grid;
  grid-template:
    'gallery box' auto
    'details box' 1fr
    / minmax(0, 1fr) 23.75rem;
  gap: ${space[10]} ${space[12]};
  ${media.belowDesktop} {
    grid-template:
      'gallery' auto
      'box' auto
      'details' auto
      / minmax(0, 1fr);
    gap: ${space[8]};
  }
`;
const Place = styled.div<{ $area: 'gallery' | 'box' | 'details' }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
`;

const readToolPage = (given: URLSearchParams) => ({
  ...readRentalChoice(given),
  tab: oneOf(toolTabs, given.get('tab')),
});

/** The sample repeats the one picture of a tool in so many thumbnails (§2, §9). */
const repeated = ({ imageUrl }: ToolDetail) => Array.from({ length: 4 }, () => imageUrl);

function ToolScreen({ tool }: { tool: ToolDetail }) {
  const today = useToday();
  const [{ tab, ...choice }, change] = useAddressState(readToolPage);
  const source = useSource();
  const { user } = useViewer();
  const own = source === 'live' && user?.id === tool.owner.id;
  useCountView(tool);
  const saved = useIsFavourite(tool.id);
  const toggleFavourite = useToggleFavourite();
  const box = useRef<HTMLDivElement>(null);
  const rental = rentalOf(tool, allowedChoice(choice, today));
  const { start, end, quantity: units } = rental.choice;
  const isLive = source === 'live';
  const taken = useTakenDays(tool.id, units);
  const quoted = useQuote({ toolId: tool.id, start, end, units }, own || !isLive);

  function onChooseDates() {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageTitle>{tool.name}</PageTitle>
      <PageContainer>
        <Stack $gap={6}>
          <ToolHeader tool={tool} saved={saved} onToggleSaved={() => toggleFavourite(tool)} />
          <Layout>
            <Place $area="gallery">
              <ToolGallery
                tool={tool}
                pictures={source === 'live' ? tool.imageUrls : repeated(tool)}
              />
            </Place>
            <Place $area="box" ref={box}>
              {own ? (
                <OwnToolBox tool={tool} />
              ) : (
                <BookingBox
                  tool={tool}
                  today={today}
                  taken={taken}
                  rental={rental}
                  quoted={isLive ? quoted : null}
                  onChoose={change}
                />
              )}
            </Place>
            <Place $area="details">
              <Stack $gap={10}>
                <ToolTabs tool={tool} tab={tab} onTab={(next) => change({ tab: next })} />
                <Grid $tabletColumns={2}>
                  <OwnerCard owner={tool.owner} toolId={tool.id} />
                  <PoliciesBox depositCents={tool.depositCents} />
                </Grid>
              </Stack>
            </Place>
          </Layout>
        </Stack>
      </PageContainer>
      {own ? null : (
        <BookingBar
          tool={tool}
          rental={rental}
          totalCents={isLive ? quoted.quote?.totalCents : rental.costs.totalCents}
          onChooseDates={onChooseDates}
        />
      )}
    </>
  );
}

/** `/tool/{id}` (§2): nothing until the data arrives, in live what the card knew, and `Tool not found` when it says that there is none (D15). */
export function ToolPage() {
  const { id = '' } = useParams();
  const source = useSource();
  const { currentData: tool, isError, isFetching, refetch } = useToolQuery(id);

  if (tool === undefined) {
    if (source === 'sample') return null;
    return <ToolOnItsWay id={id} failed={isError && !isFetching} onRetry={() => void refetch()} />;
  }
  if (tool === null) return <ToolNotFound />;
  return <ToolScreen key={tool.id} tool={tool} />;
}

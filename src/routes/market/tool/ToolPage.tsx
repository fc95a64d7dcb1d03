import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { oneOf } from '../../../../domain/query';
import { allowedChoice, readRentalChoice } from '../../../features/bookings/rentalChoice';
import { ToolNotFound } from '../../../features/bookings/ToolNotFound';
import { useToday } from '../../../features/bookings/useToday';
import { type ToolDetail, useToolQuery } from '../../../store/api/catalogueApi';
import { useAddressState } from '../../../store/useAddressState';
import { useIsFavourite, useToggleFavourite } from '../../../store/useFavourites';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Grid } from '../../../ui/Grid';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';
import { Stack } from '../../../ui/Stack';
import { BookingBar } from './BookingBar';
import { BookingBox } from './BookingBox';
import { OwnerCard } from './OwnerCard';
import { PoliciesBox } from './PoliciesBox';
import { rentalOf } from './rentalOf';
import { ToolGallery } from './ToolGallery';
import { ToolHeader } from './ToolHeader';
import { ToolTabs, toolTabs } from './ToolTabs';

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

function ToolScreen({ tool }: { tool: ToolDetail }) {
  const today = useToday();
  const [{ tab, ...choice }, change] = useAddressState(readToolPage);
  const saved = useIsFavourite(tool.id);
  const toggleFavourite = useToggleFavourite();
  const box = useRef<HTMLDivElement>(null);
  const rental = rentalOf(tool, allowedChoice(choice, today));

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
              <ToolGallery tool={tool} />
            </Place>
            <Place $area="box" ref={box}>
              <BookingBox tool={tool} today={today} rental={rental} onChoose={change} />
            </Place>
            <Place $area="details">
              <Stack $gap={10}>
                <ToolTabs tool={tool} tab={tab} onTab={(next) => change({ tab: next })} />
                <Grid $tabletColumns={2}>
                  <OwnerCard owner={tool.owner} />
                  <PoliciesBox depositCents={tool.depositCents} />
                </Grid>
              </Stack>
            </Place>
          </Layout>
        </Stack>
      </PageContainer>
      <BookingBar tool={tool} rental={rental} onChooseDates={onChooseDates} />
    </>
  );
}

/** `/tool/{id}` (§2): nothing until the data arrives, and `Tool not found` when it says that there is none (D15). */
export function ToolPage() {
  const { id = '' } = useParams();
  const { currentData: tool } = useToolQuery(id);

  if (tool === undefined) return null;
  if (tool === null) return <ToolNotFound />;
  return <ToolScreen key={tool.id} tool={tool} />;
}

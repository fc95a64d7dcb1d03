import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { PageContainer } from '../../ui/PageContainer';
import { WhenNear } from '../../ui/WhenNear';
import type { BookingDetails } from '../api/bookingsApi';

const Shelf = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
  margin-block-start: ${theme.space[10]};
`;

/** A chunk of its own, because few bookings show it. When it cannot be fetched, the page is complete without it. */
function FetchedTools({ toolId }: { toolId: string }) {
  const [Part, setPart] = useState<ComponentType<{ toolId: string }> | null>(null);
  useEffect(() => {
    import(/* webpackChunkName: "similarTools" */ './SimilarTools').then(
      ({ SimilarTools }) => setPart(() => SimilarTools),
      () => undefined,
    );
  }, []);
  return Part ? (
    <Shelf>
      <Part toolId={toolId} />
    </Shelf>
  ) : null;
}

const ended = ['DECLINED', 'WITHDRAWN', 'EXPIRED', 'LAPSED', 'CANCELLED', 'COMPLETED'];

/** Similar tools for a borrower whose booking has ended. */
export function SimilarInstead({ booking }: { booking: BookingDetails }) {
  const { id, role, state, tool } = booking;
  if (role !== 'BORROWER' || !ended.includes(state)) return null;
  return (
    <PageContainer>
      <WhenNear name={`similar tools of booking ${id}`} distance={600}>
        <FetchedTools toolId={tool.id} />
      </WhenNear>
    </PageContainer>
  );
}

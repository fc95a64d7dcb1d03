import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Skeleton } from '../../ui/Skeleton';
import { SkeletonCard } from '../../ui/SkeletonCard';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';

/* The columns of the booking's page: what happens now, and the details beside it. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 23.75rem;
  align-items: start;
  gap: ${theme.space[8]};
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
`;

/** The placeholder while a booking loads. */
export function BookingSkeleton() {
  const { i18n } = useLingui();
  return (
    <div aria-busy="true">
      <Status>{i18n.t('Loading the booking')}</Status>
      <Stack $gap={6}>
        <Stack $gap={3}>
          <Skeleton $height="2.5rem" $width="min(24rem, 80%)" />
          <Skeleton $width="min(16rem, 60%)" />
        </Stack>
        <Columns>
          <Stack $gap={6}>
            <SkeletonCard lines={3} />
            <SkeletonCard lines={3} />
            <SkeletonCard lines={7} />
          </Stack>
          <Stack $gap={6}>
            <SkeletonCard lines={9} />
            <SkeletonCard lines={4} />
            <SkeletonCard lines={8} />
          </Stack>
        </Columns>
      </Stack>
    </div>
  );
}

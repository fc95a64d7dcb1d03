import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Skeleton } from '../../ui/Skeleton';
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
            <Skeleton $height="9.5rem" $shape="box" />
            <Skeleton $height="8.5rem" $shape="box" />
            <Skeleton $height="16rem" $shape="box" />
          </Stack>
          <Stack $gap={6}>
            <Skeleton $height="19rem" $shape="box" />
            <Skeleton $height="10rem" $shape="box" />
            <Skeleton $height="17rem" $shape="box" />
          </Stack>
        </Columns>
      </Stack>
    </div>
  );
}

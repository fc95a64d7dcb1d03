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

/** A heading and the lines below it. */
function Lines({ widths: [heading, ...lines] }: { widths: readonly string[] }) {
  return (
    <Stack $gap={3}>
      <Skeleton $height="1.5rem" $width={heading} />
      {lines.map((width) => (
        <Skeleton key={width} $width={width} />
      ))}
    </Stack>
  );
}

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
          <Stack $gap={10}>
            <Lines widths={['12rem', '90%', '70%']} />
            <Lines widths={['9rem', '80%', '85%', '40%']} />
          </Stack>
          <Stack $gap={10}>
            <Lines widths={['8rem', '100%', '90%', '60%']} />
            <Lines widths={['10rem', '75%', '50%']} />
          </Stack>
        </Columns>
      </Stack>
    </div>
  );
}

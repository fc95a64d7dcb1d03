import { useLingui } from '@lingui/react';
import { useLocation, useParams } from 'react-router-dom';
import { to } from '../../../domain/values/addresses';
import { useViewer } from '../../members/hooks/useViewer';
import { ConfirmEmailNotice } from '../../members/parts/ConfirmEmailNotice';
import { useDifferences } from '../../platform/store/useDifferences';
import { useToolQuery } from '../../tools/api/toolApi';
import { Grid } from '../../ui/Grid';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageContainer } from '../../ui/PageContainer';
import { ScreenTop } from '../../ui/ScreenTop';
import { Skeleton } from '../../ui/Skeleton';
import { SkeletonCard } from '../../ui/SkeletonCard';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { ToolNotFound } from '../parts/ToolNotFound';
import { BookingPanel } from './BookingPanel';
import { ToolNotBooked } from './ToolNotBooked';

/** The placeholder of the booking page while the tool loads. */
function BookingSkeleton() {
  const { i18n } = useLingui();
  return (
    <div aria-busy="true">
      <Status>{i18n.t('Loading the tool')}</Status>
      <Grid $desktopColumns={2} $gap={8}>
        <Stack $gap={8}>
          <SkeletonCard lines={3} />
          <Stack $gap={4}>
            <Skeleton $width="min(12rem, 60%)" $height="1.75rem" />
            <Skeleton $height="4.5rem" $shape="box" />
          </Stack>
          <Stack $gap={4}>
            <Skeleton $width="min(12rem, 60%)" $height="1.75rem" />
            <Skeleton $height="3.5rem" $shape="box" />
          </Stack>
        </Stack>
        <SkeletonCard lines={8} />
      </Grid>
    </div>
  );
}

/** `/tool/{id}/book` (§2). The way back keeps the dates. */
export function Book() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { currentData: tool, isError, isFetching, refetch } = useToolQuery(id);
  const { hasPayments } = useDifferences();
  const { user } = useViewer();

  if (tool === null) return <ToolNotFound />;
  if (hasPayments && tool && user?.id === tool.owner.id)
    return <ToolNotBooked tool={tool} reason="own" />;
  if (tool?.visibility === 'UNLISTED') return <ToolNotBooked tool={tool} reason="paused" />;
  const failed = tool === undefined && isError && !isFetching;

  return (
    <PageContainer
      title={tool ? i18n.t('Book {name}', { name: tool.name }) : i18n.t('Book a tool')}
    >
      <Stack $gap={6}>
        <ScreenTop
          back={{ to: `${to.tool(id)}${search}`, label: i18n.t('Back to the tool') }}
          heading={
            !hasPayments
              ? i18n.t('Request to book')
              : tool?.rules.instantBooking
                ? i18n.t('Check and book')
                : i18n.t('Check and ask')
          }
        />
        <ConfirmEmailNotice />
        {tool ? <BookingPanel key={tool.id} tool={tool} /> : null}
        {failed ? (
          <LoadFailed onRetry={() => void refetch()}>
            {i18n.t('We could not load this tool.')}
          </LoadFailed>
        ) : null}
        {tool === undefined && !failed ? <BookingSkeleton /> : null}
      </Stack>
    </PageContainer>
  );
}

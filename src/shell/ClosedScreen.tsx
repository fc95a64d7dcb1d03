import { useLingui } from '@lingui/react';
import { useAnnouncementQuery } from '../pages/api/announcementApi';
import { type ApiError, baseApi, tagTypes } from '../platform/api/baseApi';
import { useAppDispatch } from '../platform/store/hooks';
import { useDifferences } from '../platform/store/useDifferences';
import { Button } from '../ui/Button';
import { PageContainer } from '../ui/PageContainer';
import { FullScreenMessage } from './FullScreenMessage';

/** The error of every request while Skuret is closed for maintenance; undefined while it is open. */
export function useMaintenance(): ApiError | undefined {
  const { hasGivenTexts } = useDifferences();
  const { error } = useAnnouncementQuery(undefined, { skip: hasGivenTexts }) as {
    error?: ApiError;
  };
  return error?.code === 'MAINTENANCE' ? error : undefined;
}

/** Until when Skuret is closed, in the words of the service. */
export function ClosedScreen({ error }: { error: ApiError }) {
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const { refetch, isFetching } = useAnnouncementQuery();
  const retry = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) dispatch(baseApi.util.invalidateTags([...tagTypes]));
  };
  return (
    <PageContainer $width="reading">
      <FullScreenMessage
        picture="/images/scenes/error.svg"
        title={i18n.t('Skuret er lukket for vedligehold')}
        text={error.messages[0] ?? ''}
      >
        <Button loading={isFetching} onClick={() => void retry()}>
          {i18n.t('Prøv igen')}
        </Button>
      </FullScreenMessage>
    </PageContainer>
  );
}

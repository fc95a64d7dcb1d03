import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Table } from '../../ui/Table';
import { Text } from '../../ui/Text';
import { useEndSessionMutation, useSessionsQuery } from '../api/staffApi';
import { Problem } from '../parts/Problem';
import { useOfficeFormats } from '../parts/useOfficeLanguage';

/** Where the person is signed in. */
export function Sessions() {
  const { i18n } = useLingui();
  const { moment } = useOfficeFormats();
  const { data, error, refetch } = useSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, ending] = useEndSessionMutation();
  return (
    <PageContainer title={i18n.t('Min adgang')}>
      <Stack $gap={5}>
        <Heading level={1}>{i18n.t('Min adgang')}</Heading>
        <Text $tone="muted">
          {i18n.t(
            'Her er du logget ind. En session slutter efter 30 minutter uden brug eller 8 timer.',
          )}
        </Text>
        {(error ?? ending.error) && <Problem error={error ?? ending.error} onRetry={refetch} />}
        {!data && !error && <Skeleton $height="8rem" $shape="lines" />}
        {data && (
          <Table
            caption={i18n.t('Sessioner')}
            rows={data}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'device',
                header: i18n.t('Enhed'),
                rowHeader: true,
                cell: ({ browser, system }) =>
                  [browser, system].filter(Boolean).join(', ') || i18n.t('Ukendt enhed'),
              },
              { id: 'since', header: i18n.t('Siden'), cell: (each) => moment(each.createdAt) },
              { id: 'used', header: i18n.t('Sidst brugt'), cell: (each) => moment(each.usedAt) },
              {
                id: 'end',
                header: i18n.t('Afslut'),
                bare: true,
                align: 'end',
                cell: ({ id, isCurrent, browser }) =>
                  isCurrent ? (
                    <Badge $tone="success">{i18n.t('Denne her')}</Badge>
                  ) : (
                    <Button
                      size="small"
                      variant="secondary"
                      disabled={ending.isLoading}
                      aria-label={i18n.t('Afslut {browser}', { browser: browser ?? '' })}
                      onClick={() => void end(id)}
                    >
                      {i18n.t('Afslut')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Stack>
    </PageContainer>
  );
}

import { useLingui } from '@lingui/react';
import { useDifferences } from '../../platform/store/useDifferences';
import { EmptyState } from '../../ui/EmptyState';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageContainer } from '../../ui/PageContainer';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Table } from '../../ui/Table';
import { type TransparencyPeriod, useTransparencyQuery } from '../api/transparencyApi';
import { PageIntro } from '../parts/PageIntro';
import { periodRows } from './periodRows';

function Period({ period }: { period: TransparencyPeriod }) {
  const { i18n } = useLingui();
  const year = period.from.slice(0, 4);
  const name = period.from.endsWith('-01-01')
    ? i18n.t('January to June {year}', { year })
    : i18n.t('July to December {year}', { year });
  return (
    <Stack $gap={3}>
      <Heading level={2}>{name}</Heading>
      <Table
        caption={name}
        rows={periodRows(period, (text, values) => i18n.t(text, values))}
        rowKey={({ what }) => what}
        columns={[
          { id: 'what', header: i18n.t('What'), rowHeader: true, cell: ({ what }) => what },
          {
            id: 'number',
            header: i18n.t('Number'),
            align: 'end',
            cell: ({ number }) => number,
          },
        ]}
      />
    </Stack>
  );
}

/** What was reported and decided in each half-year, for everybody (Digital Services Act). The letter has no numbers. */
export function Transparency() {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  const { data, isError, refetch } = useTransparencyQuery(undefined, { skip: hasGivenTexts });
  const periods = hasGivenTexts ? [] : data;
  const title = i18n.t('Reports and decisions in numbers');
  return (
    <PageContainer title={title}>
      <PageIntro
        title={title}
        lead={i18n.t(
          'What was reported to Skuret, what we decided, and how long it took. The numbers are counted in our database, and people decide, never a program.',
        )}
      />
      {isError && !data && (
        <LoadFailed onRetry={refetch}>{i18n.t('We could not load the numbers.')}</LoadFailed>
      )}
      {!periods && !isError && <Skeleton $height="20rem" $shape="lines" />}
      {periods?.length === 0 && (
        <EmptyState
          heading={i18n.t('Nothing so far')}
          text={i18n.t('Nothing was reported, and we have not had to decide anything.')}
        />
      )}
      <Stack $gap={10}>
        {periods?.map((period) => (
          <Period key={period.from} period={period} />
        ))}
      </Stack>
    </PageContainer>
  );
}

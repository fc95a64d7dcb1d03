import { useLingui } from '@lingui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { allCategories } from '../../../domain/tools/categories';
import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import { downloadText } from '../../platform/browser/download';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Table } from '../../ui/Table';
import { Text } from '../../ui/Text';
import type { NumbersQuery } from '../api/numbers.generated';
import { useNumbersQuery } from '../api/numbersApi';
import { Problem } from '../parts/Problem';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import {
  type CountName,
  countNames,
  type GroupNumbers,
  groupCounts,
  sumOf,
  type WeekNumbers,
  weekCounts,
  weeksCsv,
} from './counts';
import { WeekChart } from './WeekChart';

const periods = [
  { weeks: '8', label: /*i18n*/ 'De seneste 8 uger' },
  { weeks: '26', label: /*i18n*/ 'De seneste 26 uger' },
  { weeks: '52', label: /*i18n*/ 'De seneste 52 uger' },
] as const;

function useShown() {
  const { language, money } = useOfficeFormats();
  return (name: CountName, value: number) =>
    name === 'paidCents' ? money(value) : value.toLocaleString(language);
}

function Weeks({ weeks }: { weeks: readonly WeekNumbers[] }) {
  const { i18n } = useLingui();
  const { day } = useOfficeFormats();
  const shown = useShown();
  const [count, setCount] = useState<CountName>('requests');
  const values = weeks.map((week) => week[count]);
  const name = i18n.t(countNames[count]);
  return (
    <Stack $gap={4}>
      <Select
        label={i18n.t('Vis i diagrammet')}
        value={count}
        onChange={({ target }) => setCount(target.value as CountName)}
        options={weekCounts.map((value) => ({ value, label: i18n.t(countNames[value]) }))}
      />
      <WeekChart
        label={i18n.t('{name} pr. uge, højst {most}', {
          name,
          most: shown(count, Math.max(...values)),
        })}
        values={values}
        ends={[day(weeks.at(0)?.week ?? ''), day(weeks.at(-1)?.week ?? '')]}
      />
      <Table
        caption={i18n.t('Uge for uge')}
        rows={[...weeks].reverse()}
        rowKey={({ week }) => week}
        columns={[
          {
            id: 'week',
            header: i18n.t('Uge fra'),
            rowHeader: true,
            cell: ({ week }) => day(week),
          },
          ...weekCounts.map((id) => ({
            id,
            header: i18n.t(countNames[id]),
            align: 'end' as const,
            cell: (week: WeekNumbers) => shown(id, week[id]),
          })),
        ]}
      />
    </Stack>
  );
}

interface GroupProps {
  caption: string;
  header: string;
  groups: readonly GroupNumbers[];
}

function Groups({ caption, header, groups }: GroupProps) {
  const { i18n } = useLingui();
  const shown = useShown();
  return (
    <Stack $gap={3}>
      <Heading level={2}>{caption}</Heading>
      <Table
        caption={caption}
        rows={groups}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header, rowHeader: true, cell: ({ name }) => name },
          ...groupCounts.map((id) => ({
            id,
            header: i18n.t(countNames[id]),
            align: 'end' as const,
            cell: (group: GroupNumbers) => shown(id, group[id]),
          })),
        ]}
      />
    </Stack>
  );
}

function Figures({ numbers }: { numbers: NumbersQuery['numbers'] }) {
  const { i18n } = useLingui();
  const { weeks, categories, places, missedTerms } = numbers;
  const { day } = useOfficeFormats();
  if (weekCounts.every((name) => sumOf(weeks, name) === 0)) {
    return <Text>{i18n.t('Der er ikke sket noget i den tid.')}</Text>;
  }
  const named = categories.map((group) => ({
    ...group,
    name: i18n.t(allCategories.find(({ code }) => code === group.name)?.name ?? group.name),
  }));
  return (
    <Stack $gap={6}>
      <Weeks weeks={weeks} />
      <Groups caption={i18n.t('Kategorier')} header={i18n.t('Kategori')} groups={named} />
      <Groups caption={i18n.t('Steder')} header={i18n.t('Sted')} groups={places} />
      {missedTerms.length > 0 && (
        <Stack $gap={3}>
          <Heading level={2}>{i18n.t('Søgninger uden resultat')}</Heading>
          <Table
            caption={i18n.t('Søgninger uden resultat')}
            rows={missedTerms}
            rowKey={({ term }) => term}
            columns={[
              {
                id: 'term',
                header: i18n.t('Søgt efter'),
                rowHeader: true,
                cell: ({ term }) => term,
              },
              {
                id: 'misses',
                header: i18n.t('Gange'),
                align: 'end',
                cell: ({ misses }) => misses,
              },
              {
                id: 'lastOn',
                header: i18n.t('Senest'),
                align: 'end',
                cell: ({ lastOn }) => day(lastOn),
              },
            ]}
          />
        </Stack>
      )}
    </Stack>
  );
}

/** What happened on Skuret, week by week. */
export function Numbers() {
  const { i18n } = useLingui();
  const [weeks, setWeeks] = useState<string>('26');
  const until = getCopenhagenDate(new Date());
  const from = addDays(until, -7 * (Number(weeks) - 1));
  const { currentData, error, refetch } = useNumbersQuery(
    { from, until },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PageContainer title={i18n.t('Tal')}>
      <Stack $gap={5}>
        <Heading level={1}>{i18n.t('Tal')}</Heading>
        <Row $gap={3} $justify="space-between">
          <Select
            label={i18n.t('Periode')}
            value={weeks}
            onChange={({ target }) => setWeeks(target.value)}
            options={periods.map((period) => ({
              value: period.weeks,
              label: i18n.t(period.label),
            }))}
          />
          {currentData && (
            <Button
              variant="secondary"
              icon={<Download aria-hidden />}
              onClick={() =>
                downloadText(
                  'skuret-numbers.csv',
                  'text/csv;charset=utf-8',
                  weeksCsv(currentData.weeks, (text) => i18n.t(text)),
                )
              }
            >
              {i18n.t('Hent som CSV')}
            </Button>
          )}
        </Row>
        <Text $tone="muted">
          {i18n.t(
            'Uger begynder mandag. Søgninger, der finder noget, gemmes ikke, og de andre kun i 90 dage. Beløb er betalt minus refunderet.',
          )}
        </Text>
        {error && <Problem error={error} onRetry={refetch} />}
        {!currentData && !error && <Skeleton $height="20rem" $shape="lines" />}
        {currentData && <Figures numbers={currentData} />}
      </Stack>
    </PageContainer>
  );
}

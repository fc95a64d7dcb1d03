import { useLingui } from '@lingui/react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Table } from '../../ui/Table';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import type { QueueQuery } from '../api/cases.generated';
import { useQueueQuery } from '../api/casesApi';
import type { CaseFilter, CaseKind } from '../api/schemaTypes.generated';
import { useName } from '../case/useName';
import { kindNames, kindsInOrder } from '../parts/kinds';
import { measureNames, subjectNames } from '../parts/measureNames';
import { Problem } from '../parts/Problem';
import { useNow } from '../parts/useNow';
import { useOfficeFormats } from '../parts/useOfficeLanguage';

const { color, fontWeight } = theme;

const CaseLink = styled(Link)`
  color: ${color.primary};
  font-weight: ${fontWeight.semibold};
`;

const filterNames: Record<CaseFilter, string> = {
  ALL: /*i18n*/ 'Alle ({count})',
  MINE: /*i18n*/ 'Mine ({count})',
  FREE: /*i18n*/ 'Ledige ({count})',
};
const filters = Object.keys(filterNames) as CaseFilter[];

/** The names of what a case is about, where that is a word of the service. */
const aboutNames: Readonly<Partial<Record<CaseKind, Readonly<Partial<Record<string, string>>>>>> = {
  REPORT: subjectNames,
  APPEAL: measureNames,
};

type Line = QueueQuery['queue']['cases'][number];

/** The URL's state: filter, kind and page. */
function useQueueAddress() {
  const [params, setParams] = useSearchParams();
  const filter = filters.find((each) => each === params.get('show')) ?? 'ALL';
  const kind = kindsInOrder.find((each) => each === params.get('kind')) ?? null;
  const after = params.get('after');
  const change = (changes: Record<string, string>) => {
    const kept = { ...(filter !== 'ALL' && { show: filter }), ...(kind && { kind }) };
    const wanted: Record<string, string> = { ...kept, ...changes };
    const next = Object.entries(wanted).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(next));
  };
  const nextPage = (cursor: string) => {
    const next = new URLSearchParams(params);
    next.set('after', cursor);
    return `?${next.toString()}`;
  };
  return { filter, kind, after, change, nextPage };
}

function QueueTable({ lines }: { lines: readonly Line[] }) {
  const { i18n } = useLingui();
  const { age, moment } = useOfficeFormats();
  const now = useNow();
  const nameOf = useName();
  return (
    <Table
      caption={i18n.t('Sager, de ældste først')}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'case',
          header: i18n.t('Sag'),
          rowHeader: true,
          cell: ({ id, kind }) => (
            <CaseLink to={`/case/${id}`}>
              {i18n.t('{kind} {id}', { kind: i18n.t(kindNames[kind]), id })}
            </CaseLink>
          ),
        },
        {
          id: 'about',
          header: i18n.t('Om'),
          cell: ({ about, kind, number }) =>
            [number, about && nameOf(aboutNames[kind] ?? {}, about)].filter(Boolean).join(' · '),
        },
        { id: 'people', header: i18n.t('Hvem'), cell: ({ people }) => people.join(' → ') || '–' },
        {
          id: 'age',
          header: i18n.t('Siden'),
          cell: ({ openedAt }) => (
            <time dateTime={openedAt} title={moment(openedAt)}>
              {age(openedAt, now)}
            </time>
          ),
        },
        {
          id: 'due',
          header: i18n.t('Frist'),
          cell: ({ dueAt, isOverdue }) => (
            <Badge $tone={isOverdue ? 'danger' : 'neutral'} title={moment(dueAt)}>
              {age(dueAt, now)}
            </Badge>
          ),
        },
        {
          id: 'taken',
          header: i18n.t('Har den'),
          cell: ({ takenBy, awaitsSecond }) => (
            <Row $gap={2}>
              <span>{takenBy?.name ?? i18n.t('ledig')}</span>
              {awaitsSecond && <Badge $tone="warning">{i18n.t('venter på anden person')}</Badge>}
            </Row>
          ),
        },
      ]}
    />
  );
}

/** Everything that waits for a person, oldest first. It asks again every ten seconds. */
export function Queue() {
  const { i18n } = useLingui();
  const { filter, kind, after, change, nextPage } = useQueueAddress();
  const { data, currentData, error, refetch } = useQueueQuery(
    { filter, kind, after },
    {
      pollingInterval: 10_000,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
    },
  );
  const counts = data?.counts;
  const countOf = { ALL: counts?.all, MINE: counts?.mine, FREE: counts?.free };
  return (
    <PageContainer title={i18n.t('Kø')} data-wide>
      <Stack $gap={5}>
        <Row $justify="space-between">
          <Heading level={1}>{i18n.t('Kø')}</Heading>
          {counts && counts.overdue > 0 && (
            <Badge $tone="danger">
              {i18n.t('{count} over fristen', { count: counts.overdue })}
            </Badge>
          )}
        </Row>
        <Row $gap={4} $align="end">
          <Select
            label={i18n.t('Vis')}
            value={filter}
            onChange={({ target }) => change({ show: target.value })}
            options={filters.map((value) => ({
              value,
              label: i18n.t(filterNames[value], { count: countOf[value] ?? '…' }),
            }))}
          />
          <Select
            label={i18n.t('Slags')}
            value={kind ?? ''}
            onChange={({ target }) => change({ kind: target.value })}
            options={[
              { value: '', label: i18n.t('Alle slags') },
              ...kindsInOrder.map((value) => ({ value, label: i18n.t(kindNames[value]) })),
            ]}
          />
        </Row>
        {error && <Problem error={error} onRetry={refetch} />}
        {!currentData && !error && <Skeleton $height="20rem" $shape="lines" />}
        {currentData?.cases.length === 0 && (
          <EmptyState
            heading={i18n.t('Intet venter')}
            text={i18n.t('Nye sager kommer her af sig selv.')}
          />
        )}
        {currentData && currentData.cases.length > 0 && <QueueTable lines={currentData.cases} />}
        <Row $justify="space-between">
          {after ? (
            <TextLink look="standalone" to="?">
              {i18n.t('Til de ældste')}
            </TextLink>
          ) : (
            <Text as="span" $size="small" $tone="muted">
              {i18n.t('Opdateres af sig selv')}
            </Text>
          )}
          {currentData?.next && (
            <TextLink look="standalone" to={nextPage(currentData.next)}>
              {i18n.t('Næste side')}
            </TextLink>
          )}
        </Row>
      </Stack>
    </PageContainer>
  );
}

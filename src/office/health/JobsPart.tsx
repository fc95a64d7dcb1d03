import { useLingui } from '@lingui/react';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Table } from '../../ui/Table';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import type { HealthQuery } from '../api/health.generated';
import { useRetryJobMutation } from '../api/healthApi';
import { Part } from '../case/parts';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { useOutcome } from '../parts/useOutcome';

type Health = HealthQuery['health'];

/** Jobs that were given up, with a retry. */
export function FailedJobs({ failed }: Pick<Health, 'failed'>) {
  const { i18n } = useLingui();
  const { moment } = useOfficeFormats();
  const { problem, show } = useOutcome();
  const [retry, { isLoading }] = useRetryJobMutation();
  return (
    <Part title={i18n.t('Job, der er opgivet')}>
      {problem !== null && <ErrorBox>{problem}</ErrorBox>}
      {failed.length === 0 ? (
        <Text $tone="muted">{i18n.t('Der er ingen.')}</Text>
      ) : (
        <Table
          caption={i18n.t('Job, der er opgivet')}
          rows={failed}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'kind',
              header: i18n.t('Slags'),
              rowHeader: true,
              cell: ({ kind, id }) => `${kind} ${id}`,
            },
            { id: 'tries', header: i18n.t('Forsøg'), align: 'end', cell: ({ tries }) => tries },
            { id: 'error', header: i18n.t('Fejl'), cell: ({ error }) => error ?? '–' },
            { id: 'at', header: i18n.t('Opgivet'), cell: ({ at }) => moment(at) },
            {
              id: 'case',
              header: i18n.t('Sag'),
              cell: ({ caseId }) =>
                caseId ? (
                  <TextLink to={`/case/${caseId}`}>{i18n.t('Sag {id}', { id: caseId })}</TextLink>
                ) : (
                  '–'
                ),
            },
            {
              id: 'retry',
              header: i18n.t('Prøv igen'),
              bare: true,
              align: 'end',
              cell: ({ id, kind }) => (
                <Button
                  size="small"
                  variant="secondary"
                  disabled={isLoading}
                  aria-label={i18n.t('Prøv {kind} {id} igen', { kind, id })}
                  onClick={() => void retry(id).then(show)}
                >
                  {i18n.t('Prøv igen')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Part>
  );
}

/** Jobs that are not done, by kind. */
export function WaitingJobs({ jobs }: Pick<Health, 'jobs'>) {
  const { i18n } = useLingui();
  return (
    <Part title={i18n.t('Job, der venter')}>
      {jobs.length === 0 ? (
        <Text $tone="muted">{i18n.t('Intet venter.')}</Text>
      ) : (
        <Table
          caption={i18n.t('Job, der venter')}
          rows={jobs}
          rowKey={({ kind }) => kind}
          columns={[
            { id: 'kind', header: i18n.t('Slags'), rowHeader: true, cell: ({ kind }) => kind },
            {
              id: 'waiting',
              header: i18n.t('Venter'),
              align: 'end',
              cell: ({ waiting }) => waiting,
            },
            {
              id: 'late',
              header: i18n.t('Over 5 minutter for sent'),
              align: 'end',
              cell: ({ late }) => late,
            },
            {
              id: 'failed',
              header: i18n.t('Fejlet, prøves igen'),
              align: 'end',
              cell: ({ failed }) => failed,
            },
            { id: 'error', header: i18n.t('Fejl'), cell: ({ lastError }) => lastError ?? '–' },
          ]}
        />
      )}
    </Part>
  );
}

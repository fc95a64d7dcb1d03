import { useLingui } from '@lingui/react';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import type { HealthQuery } from '../api/health.generated';
import { useRetryJobMutation } from '../api/healthApi';
import { CaseLink, TablePart } from '../parts/TablePart';
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
    <TablePart
      title={i18n.t('Job, der er opgivet')}
      empty={i18n.t('Der er ingen.')}
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
          cell: ({ caseId }) => <CaseLink id={caseId} />,
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
    >
      {problem !== null && <ErrorBox>{problem}</ErrorBox>}
    </TablePart>
  );
}

/** Jobs that are not done, by kind. */
export function WaitingJobs({ jobs }: Pick<Health, 'jobs'>) {
  const { i18n } = useLingui();
  return (
    <TablePart
      title={i18n.t('Job, der venter')}
      empty={i18n.t('Intet venter.')}
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
  );
}

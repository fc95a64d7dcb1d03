import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/Badge';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { HealthQuery } from '../api/health.generated';
import { useHealthQuery } from '../api/healthApi';
import { Facts, Pair, Part } from '../case/parts';
import { Problem } from '../parts/Problem';
import { useNow } from '../parts/useNow';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { FailedJobs, WaitingJobs } from './JobsPart';

/** The scheduled jobs by their stored names (server/start/runScheduledJobs.ts). */
const runNames: Readonly<Partial<Record<string, string>>> = {
  'bookings and money': /*i18n*/ 'Bookinger og penge',
  hourly: /*i18n*/ 'Hver time',
};

type Health = HealthQuery['health'];

/** A backup older than this is shown as a problem. */
const oldBackupMs = 48 * 3_600_000;

function BackupPart({ backupAt }: Pick<Health, 'backupAt'>) {
  const { i18n } = useLingui();
  const { age, moment } = useOfficeFormats();
  const now = useNow();
  const isOld = !backupAt || now - Date.parse(backupAt) > oldBackupMs;
  return (
    <Part title={i18n.t('Sikkerhedskopi')}>
      <Facts
        facts={[
          [
            i18n.t('Den nyeste, der er prøvet'),
            <Badge key="age" $tone={isOld ? 'danger' : 'success'}>
              {backupAt ? age(backupAt, now) : i18n.t('ingen')}
            </Badge>,
          ],
          [i18n.t('Lavet'), backupAt ? moment(backupAt) : null],
        ]}
      />
    </Part>
  );
}

/** Jobs, backups, versions and refused requests. */
export function Health() {
  const { i18n } = useLingui();
  const { moment } = useOfficeFormats();
  const { data, error, refetch } = useHealthQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageContainer title={i18n.t('Drift')} data-wide>
      <Stack $gap={5}>
        <Heading level={1}>{i18n.t('Drift')}</Heading>
        {error && <Problem error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton $height="20rem" $shape="lines" />}
        {data && (
          <>
            <FailedJobs failed={data.failed} />
            <WaitingJobs jobs={data.jobs} />
            <Pair>
              <BackupPart backupAt={data.backupAt} />
              <Part title={i18n.t('Versioner')}>
                <Facts
                  facts={[
                    ['Skuret', data.app],
                    [i18n.t('Databasens skema'), data.schema],
                    ['PostgreSQL', data.postgres],
                  ]}
                />
              </Part>
              <Part title={i18n.t('Faste job, senest kørt')}>
                <Facts
                  facts={data.runs.map(({ name, ranAt }) => [
                    i18n.t(runNames[name] ?? name),
                    moment(ranAt),
                  ])}
                />
              </Part>
              <Part title={i18n.t('Afviste forespørgsler')}>
                <Text $tone="muted">
                  {i18n.t('Af den proces, der svarer, siden {when}.', {
                    when: moment(data.startedAt),
                  })}
                </Text>
                {data.rejections.length === 0 && <Text>{i18n.t('Der er ingen.')}</Text>}
                <Facts
                  facts={data.rejections.map(({ reason, count }) => [reason, String(count)])}
                />
              </Part>
            </Pair>
          </>
        )}
      </Stack>
    </PageContainer>
  );
}

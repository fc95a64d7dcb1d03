import { useLingui } from '@lingui/react';
import { Text } from '../../ui/Text';
import type { CaseQuery } from '../api/cases.generated';
import { MeasureView } from '../parts/MeasureView';
import { reasonNames, subjectNames } from '../parts/measureNames';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { ContactPart } from './ContactPart';
import { actorNames, contentNames, payoutStateNames } from './caseNames';
import { Facts, Part } from './parts';
import { useName } from './useName';

type OfficeCase = NonNullable<CaseQuery['case']>;

/** The subject of a case without a booking. */
export function OtherParts({ found }: { found: OfficeCase }) {
  const { i18n } = useLingui();
  const { money, moment } = useOfficeFormats();
  const nameOf = useName();
  const { report, job, payout } = found;
  const showContent = (name: string, value: string) => {
    if (name.endsWith('Cents')) return money(Number(value));
    if (name.endsWith('At')) return moment(value);
    return name === 'side' ? nameOf(actorNames, value) : value;
  };
  return (
    <>
      <ContactPart found={found} />
      {report && (
        <Part title={i18n.t('Meldt')}>
          <Facts
            facts={[
              [i18n.t('Hvad'), `${nameOf(subjectNames, report.kind)} ${report.subjectId}`],
              [i18n.t('Af'), report.reporter ?? i18n.t('en person uden konto')],
              [i18n.t('Om'), report.about],
              [i18n.t('Grund'), nameOf(reasonNames, report.reason)],
              [i18n.t('Tekst'), report.text],
            ]}
          />
          {report.hiding && <MeasureView measure={report.hiding} />}
          <Text $weight="semibold">{i18n.t('Sådan så det ud')}</Text>
          <Facts
            facts={report.context.map(({ name, value }) => [
              nameOf(contentNames, name),
              showContent(name, value),
            ])}
          />
        </Part>
      )}
      {job && (
        <Part title={i18n.t('Jobbet')}>
          <Facts
            facts={[
              [i18n.t('Slags'), job.kind],
              [i18n.t('Forsøg'), job.tries],
              [i18n.t('Fejl'), job.error],
              [i18n.t('Lavet'), moment(job.createdAt)],
            ]}
          />
        </Part>
      )}
      {payout && (
        <Part title={i18n.t('Udbetalingen')}>
          <Facts
            facts={[
              [i18n.t('Til'), payout.owner],
              [i18n.t('Beløb'), money(payout.cents)],
              [i18n.t('Tilstand'), nameOf(payoutStateNames, payout.state)],
              [i18n.t('Fejl'), payout.failure],
              [i18n.t('Lavet'), moment(payout.createdAt)],
            ]}
          />
        </Part>
      )}
    </>
  );
}

import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/Badge';
import { TextLink } from '../../ui/TextLink';
import type { MoneyQuery } from '../api/money.generated';
import { CaseLink, TablePart } from '../parts/TablePart';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { waitNames } from './moneyNames';

type Money = MoneyQuery['money'];

/** Payouts that failed or came back. */
export function StoppedPayouts({ stopped }: Pick<Money, 'stopped'>) {
  const { i18n } = useLingui();
  const { money, moment } = useOfficeFormats();
  return (
    <TablePart
      title={i18n.t('Stoppede udbetalinger')}
      empty={i18n.t('Ingen er stoppet.')}
      rows={stopped}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'member',
          header: i18n.t('Medlem'),
          rowHeader: true,
          cell: ({ memberId, caseId }) =>
            caseId ? (
              <TextLink to={`/case/${caseId}/member/${memberId}`}>
                {i18n.t('Medlem {id}', { id: memberId })}
              </TextLink>
            ) : (
              i18n.t('Medlem {id}', { id: memberId })
            ),
        },
        {
          id: 'sum',
          header: i18n.t('Beløb'),
          align: 'end',
          cell: ({ cents }) => money(cents),
        },
        {
          id: 'why',
          header: i18n.t('Årsag'),
          cell: ({ isReturned, failure }) =>
            [isReturned ? i18n.t('kom retur fra banken') : i18n.t('blev afvist'), failure]
              .filter(Boolean)
              .join(': '),
        },
        { id: 'at', header: i18n.t('Bestilt'), cell: ({ at }) => moment(at) },
        {
          id: 'case',
          header: i18n.t('Sag'),
          cell: ({ caseId }) => <CaseLink id={caseId} />,
        },
      ]}
    />
  );
}

/** The largest amounts that wait for a payout, and why. */
export function DuePayouts({ due }: Pick<Money, 'due'>) {
  const { i18n } = useLingui();
  const { money } = useOfficeFormats();
  return (
    <TablePart
      title={i18n.t('Til udbetaling')}
      empty={i18n.t('Intet venter på udbetaling.')}
      rows={due}
      rowKey={({ memberId }) => memberId}
      columns={[
        {
          id: 'member',
          header: i18n.t('Medlem'),
          rowHeader: true,
          cell: ({ memberId }) => (
            <TextLink to={`/search?in=MEMBERS&q=${memberId}`}>
              {i18n.t('Medlem {id}', { id: memberId })}
            </TextLink>
          ),
        },
        {
          id: 'sum',
          header: i18n.t('Beløb'),
          align: 'end',
          cell: ({ cents }) => money(cents),
        },
        {
          id: 'wait',
          header: i18n.t('Venter, fordi'),
          cell: ({ wait }) => (
            <Badge $tone={wait === 'NEXT' ? 'neutral' : 'warning'}>{i18n.t(waitNames[wait])}</Badge>
          ),
        },
      ]}
    />
  );
}

/** The latest refunds. */
export function Refunds({ refunds }: Pick<Money, 'refunds'>) {
  const { i18n } = useLingui();
  const { money, moment } = useOfficeFormats();
  return (
    <TablePart
      title={i18n.t('De seneste tilbagebetalinger')}
      empty={i18n.t('Der er ingen.')}
      rows={refunds}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'booking',
          header: i18n.t('Booking'),
          rowHeader: true,
          cell: ({ booking }) => booking ?? '–',
        },
        {
          id: 'sum',
          header: i18n.t('Beløb'),
          align: 'end',
          cell: ({ cents }) => money(cents),
        },
        { id: 'at', header: i18n.t('Hvornår'), cell: ({ at }) => moment(at) },
      ]}
    />
  );
}

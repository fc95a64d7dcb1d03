import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/Badge';
import { Table } from '../../ui/Table';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import type { MoneyQuery } from '../api/money.generated';
import { Part } from '../case/parts';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { waitNames } from './moneyNames';

type Money = MoneyQuery['money'];

/** Payouts that failed or came back. */
export function StoppedPayouts({ stopped }: Pick<Money, 'stopped'>) {
  const { i18n } = useLingui();
  const { money, moment } = useOfficeFormats();
  return (
    <Part title={i18n.t('Stoppede udbetalinger')}>
      {stopped.length === 0 ? (
        <Text $tone="muted">{i18n.t('Ingen er stoppet.')}</Text>
      ) : (
        <Table
          caption={i18n.t('Stoppede udbetalinger')}
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
              cell: ({ caseId }) =>
                caseId ? (
                  <TextLink to={`/case/${caseId}`}>{i18n.t('Sag {id}', { id: caseId })}</TextLink>
                ) : (
                  '–'
                ),
            },
          ]}
        />
      )}
    </Part>
  );
}

/** The largest amounts that wait for a payout, and why. */
export function DuePayouts({ due }: Pick<Money, 'due'>) {
  const { i18n } = useLingui();
  const { money } = useOfficeFormats();
  return (
    <Part title={i18n.t('Til udbetaling')}>
      {due.length === 0 ? (
        <Text $tone="muted">{i18n.t('Intet venter på udbetaling.')}</Text>
      ) : (
        <Table
          caption={i18n.t('Til udbetaling')}
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
                <Badge $tone={wait === 'NEXT' ? 'neutral' : 'warning'}>
                  {i18n.t(waitNames[wait])}
                </Badge>
              ),
            },
          ]}
        />
      )}
    </Part>
  );
}

/** The latest refunds. */
export function Refunds({ refunds }: Pick<Money, 'refunds'>) {
  const { i18n } = useLingui();
  const { money, moment } = useOfficeFormats();
  return (
    <Part title={i18n.t('De seneste tilbagebetalinger')}>
      {refunds.length === 0 ? (
        <Text $tone="muted">{i18n.t('Der er ingen.')}</Text>
      ) : (
        <Table
          caption={i18n.t('De seneste tilbagebetalinger')}
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
      )}
    </Part>
  );
}

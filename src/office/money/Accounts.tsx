import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/Badge';
import { Callout } from '../../ui/Callout';
import { Table } from '../../ui/Table';
import { Text } from '../../ui/Text';
import type { MoneyQuery } from '../api/money.generated';
import { Facts, Part } from '../case/parts';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { accountNames } from './moneyNames';

type Money = MoneyQuery['money'];

/** The balances of the ledger. What Skuret owes is negative. */
export function Accounts({ accounts }: Pick<Money, 'accounts'>) {
  const { i18n } = useLingui();
  const { money } = useOfficeFormats();
  const inOrder = Object.keys(accountNames);
  const shown = accounts.toSorted((a, b) => inOrder.indexOf(a.name) - inOrder.indexOf(b.name));
  return (
    <Part title={i18n.t('Konti')}>
      <Text $tone="muted">{i18n.t('Minus er det, Skuret skylder. Summen er altid 0.')}</Text>
      <Facts
        facts={shown.map(({ name, cents }) => [i18n.t(accountNames[name] ?? name), money(cents)])}
      />
    </Part>
  );
}

/** The last comparison of ledger and payment provider. */
export function ReconciliationPart({ reconciliation }: Pick<Money, 'reconciliation'>) {
  const { i18n } = useLingui();
  const { moment } = useOfficeFormats();
  if (!reconciliation) {
    return (
      <Part title={i18n.t('Afstemning')}>
        <Text $tone="muted">{i18n.t('Den første afstemning er ikke kørt endnu.')}</Text>
      </Part>
    );
  }
  const { ranAt, payments, payouts, underWay, differences } = reconciliation;
  return (
    <Part title={i18n.t('Afstemning')}>
      <Facts
        facts={[
          [i18n.t('Senest kørt'), moment(ranAt)],
          [i18n.t('Betalinger'), String(payments)],
          [i18n.t('Udbetalinger'), String(payouts)],
          [i18n.t('Uden svar endnu'), String(underWay)],
          [
            i18n.t('Forskelle'),
            <Badge key="count" $tone={differences.length === 0 ? 'success' : 'danger'}>
              {String(differences.length)}
            </Badge>,
          ],
        ]}
      />
      {differences.length > 0 && (
        <Table
          caption={i18n.t('Forskelle')}
          rows={differences}
          rowKey={({ what, id, problem }) => `${what} ${id} ${problem}`}
          columns={[
            {
              id: 'what',
              header: i18n.t('Hvad?'),
              rowHeader: true,
              cell: ({ what, id }) => `${what} ${id}`,
            },
            { id: 'problem', header: i18n.t('Forskel'), cell: ({ problem }) => problem },
            { id: 'ours', header: i18n.t('Skuret'), cell: ({ ours }) => ours || '–' },
            { id: 'theirs', header: i18n.t('Udbyderen'), cell: ({ theirs }) => theirs || '–' },
          ]}
        />
      )}
    </Part>
  );
}

/** The insurance account, and how much of its limit of the day is used. */
export function Insurance({ insurance }: Pick<Money, 'insurance'>) {
  const { i18n } = useLingui();
  const { money } = useOfficeFormats();
  const { cents, askedCents, paidCents, dayCents, waiting, isAlarmed } = insurance;
  return (
    <Part title={i18n.t('Forsikringskontoen')}>
      {isAlarmed && (
        <Callout tone="warning">
          {i18n.t('I dag er der bedt om mere, end kontoen betaler på en dag.')}
        </Callout>
      )}
      <Facts
        facts={[
          [i18n.t('Saldo'), money(cents)],
          [i18n.t('Krav, der venter'), String(waiting)],
          [i18n.t('Krævet i dag'), money(askedCents)],
          [i18n.t('Betalt i dag'), money(paidCents)],
          [i18n.t('Højst på en dag'), money(dayCents)],
        ]}
      />
    </Part>
  );
}

import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatPeriod } from '../../../domain/bookings/rentalPeriod';
import { depositLineNames, moneyLineNames } from '../../../domain/payments/moneyLineNames';
import { receiptRemark } from '../../../domain/payments/receipt';
import { daysBetween, formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { formatRentalDays } from '../../../domain/values/daysInWords';
import { noBreakSpace } from '../../../domain/values/formats';
import { formatExactMoney } from '../../../domain/values/money';
import { CostLines } from '../../bookings/parts/CostLines';
import { theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { Paper } from '../../ui/Paper';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import type { Receipt } from '../api/receiptsApi';
import { remarkWords, sideWords } from './sideWords';

const { color, fontSize, fontWeight, space } = theme;

const Brand = styled.p`
  color: ${color.primary};
  font-size: ${fontSize.lead};
  font-weight: ${fontWeight.bold};
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space[3]} ${space[6]};
  font-variant-numeric: tabular-nums;
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Keeps a date on one line. */
const Whole = styled.span`
  white-space: nowrap;
`;

/** The payments of a booking from the person's side. Every amount is the ledger's. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const written = useWrittenLang();
  const { role, receiptLines, depositLines, totalCents, depositCents, owedCents } = receipt;
  const { heldCents, paidOutCents } = receipt;
  const words = sideWords[role];
  const money = (cents: number) => formatExactMoney(cents, language);
  const day = (at: string) => formatDate(getCopenhagenDate(new Date(at)), language);
  const shown = <K extends string>(
    lines: readonly { kind: K; at: string; amountCents: number }[],
    names: Record<K, string>,
  ) =>
    lines.map(({ kind, at, amountCents }, index) => ({
      // A change of the booking posts lines of the same kinds again, so the kind is no key.
      id: `${index}`,
      label: (
        <>
          <span>{i18n.t(names[kind])}</span> <Whole>· {day(at)}</Whole>
        </>
      ),
      amount: money(amountCents),
    }));
  const last = [...receiptLines, ...depositLines]
    .map(({ at }) => at)
    .sort()
    .at(-1);
  const methods = receipt.paidWith
    .map(({ brand, last4 }) => (last4 === null ? brand : `${brand} •••• ${last4}`))
    .join(', ');
  const days = formatRentalDays(daysBetween(receipt.startDate, receipt.endDate), language);
  const facts: [label: string, value: string, lang?: 'da' | undefined][] = [
    [i18n.t('Senest ændret'), last ? day(last) : i18n.t('Ingen betalinger')],
    [i18n.t('Værktøjet'), receipt.tool.name, written],
    [
      i18n.t('Periode'),
      `${formatPeriod(receipt.startDate, receipt.endDate, language)} (${days.replace(' ', noBreakSpace)})`,
    ],
    [i18n.t('Ejer'), receipt.owner.name],
    [i18n.t('Låner'), receipt.borrower.name],
    ...(receipt.units > 1 ? [[i18n.t('Antal'), String(receipt.units)] as [string, string]] : []),
    ...(methods ? [[i18n.t('Betalt med'), methods] as [string, string]] : []),
  ];
  const remark = i18n.t(remarkWords[receiptRemark(receipt, role)], {
    back: money(-receipt.minusCents),
    held: money(heldCents),
    total: money(totalCents),
  });

  return (
    <Paper>
      <Stack $gap={6}>
        <Row $justify="space-between" $align="baseline">
          <Heading level={1}>
            <span>{i18n.t(words.title)}</span> <span>{receipt.number}</span>
          </Heading>
          <Brand translate="no">Skuret</Brand>
        </Row>
        <Facts>
          {facts.map(([label, value, lang]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ))}
        </Facts>
        <Text>{remark}</Text>
        {receiptLines.length > 0 && (
          <CostLines
            lines={shown(receiptLines, moneyLineNames)}
            total={{ label: i18n.t(words.total), amount: money(totalCents) }}
          />
        )}
        {role === 'OWNER' && receiptLines.length > 0 && (
          <Text $size="small" $tone="muted" $tabular>
            {paidOutCents < totalCents
              ? i18n.t('Vi har sendt {sent} til din bank og udbetaler {due} næste gang.', {
                  sent: money(paidOutCents),
                  due: money(totalCents - paidOutCents),
                })
              : i18n.t('Vi har sendt {sent} til din bank.', { sent: money(paidOutCents) })}
          </Text>
        )}
        {owedCents > 0 && (
          <Text $tabular>
            {role === 'BORROWER'
              ? i18n.t('Du mangler at betale {owed}', { owed: money(owedCents) })
              : i18n.t('Låneren mangler at betale {owed} Du får pengene, når de er betalt.', {
                  owed: money(owedCents),
                })}
          </Text>
        )}
        {depositLines.length > 0 && (
          <Stack as="section" $gap={3} aria-labelledby="deposit-title">
            <Heading level={2} look="small" id="deposit-title">
              {i18n.t('Depositum')}
            </Heading>
            <CostLines
              lines={shown(depositLines, depositLineNames)}
              total={{ label: i18n.t('Reserveret eller trukket nu'), amount: money(depositCents) }}
            />
            <Text $size="small" $tone="muted">
              {i18n.t(
                'Depositum er ikke en del af prisen. Beholder ejeren noget af det, står det ovenfor.',
              )}
            </Text>
          </Stack>
        )}
        <Text $size="small" $tone="muted">
          {i18n.t('Alle beløb er i danske kroner.')}
        </Text>
      </Stack>
    </Paper>
  );
}

import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatMoney } from '../../../domain/values/money';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { ButtonRow } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { type AskedStep, hasLateFeeOnTop, proposals } from './stepQuestions';
import type { BookingPresses } from './useBookingPress';
import { useBookingWords } from './useBookingWords';
import { useStepDialog } from './useStepDialog';

const { border, color, fontWeight, space } = theme;

const Amounts = styled.dl`
  display: grid;
  gap: ${space[2]};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block-end: ${space[2]};
    border-block-end: ${border.line} solid ${color.line};
  }
  & > div:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0 0 0 auto;
    font-weight: ${fontWeight.semibold};
  }
`;
interface Props {
  booking: BookingDetails;
  presses: BookingPresses;
}

/** Settles the amount of a dispute: shows what each side asks, to accept, to counter or to leave to Skuret. */
export function Dispute({ booking, presses }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const say = useBookingWords(booking);
  const { ask, dialog } = useStepDialog('dispute', booking, presses);
  const { role, claimCents, depositCents, lateFeeCents, ownerProposesCents, possible } = booking;
  const isOwner = role === 'OWNER';
  const { mine, theirs } = proposals(booking);
  const money = (cents: number) => formatMoney(cents, language);

  const rows: [id: string, label: string, cents: number | null][] = [
    ['claim', isOwner ? i18n.t('You asked for') : say(/*i18n*/ '{other} asked for'), claimCents],
    [
      'owner',
      isOwner ? i18n.t('You propose') : say(/*i18n*/ '{other} proposes'),
      ownerProposesCents,
    ],
    [
      'borrower',
      isOwner ? say(/*i18n*/ '{other} proposes') : i18n.t('You propose'),
      booking.borrowerProposesCents,
    ],
    ['deposit', i18n.t('Deposit'), depositCents > 0 ? depositCents : null],
    ['late', i18n.t('Late fee, on top'), hasLateFeeOnTop(booking) ? lateFeeCents : null],
  ];

  const button = (step: AskedStep, label: string, variant: 'primary' | 'secondary') => (
    <Button
      size="large"
      variant={variant}
      disabled={presses.busy !== null}
      onClick={() => ask(step)}
    >
      {label}
    </Button>
  );

  return (
    <Card as="section" aria-labelledby="booking-dispute">
      <Stack $gap={5}>
        <Heading level={2} look="small" id="booking-dispute">
          {i18n.t('The amount')}
        </Heading>
        <Amounts aria-live="polite">
          {rows.map(([id, label, cents]) =>
            cents === null ? null : (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{money(cents)}</dd>
              </div>
            ),
          )}
        </Amounts>
        {mine !== null && theirs === null ? (
          <Text $size="small" $tone="muted">
            {say(/*i18n*/ '{other} has not proposed an amount yet.')}
          </Text>
        ) : null}
        <ButtonRow>
          {theirs === null
            ? null
            : button(
                'ACCEPT_CLAIM',
                say(/*i18n*/ 'Accept {amount}', { amount: money(theirs) }),
                'primary',
              )}
          {button(
            'PROPOSE_SETTLEMENT',
            theirs === null && mine === null
              ? i18n.t('Propose an amount')
              : i18n.t('Propose another amount'),
            'secondary',
          )}
          {possible.includes('ASK_SUPPORT')
            ? button('ASK_SUPPORT', i18n.t('Let Skuret decide'), 'secondary')
            : null}
        </ButtonRow>
      </Stack>
      {dialog}
    </Card>
  );
}

import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { claimParts } from '../../../../domain/coverClaims';
import { formatMoney } from '../../../../domain/money';
import type { BookingDetails } from '../../../store/api/bookingsApi';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Heading } from '../../../ui/Heading';
import { lazyDialog } from '../../../ui/lazyDialog';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { useScreenState } from '../../../ui/useScreenState';
import { isWithSupport } from './stateWords';
import type { BookingPresses } from './useBookingPress';
import { useBookingWords } from './useBookingWords';

const { Dialog: ProposeDialog } = lazyDialog(
  async () => (await import('./ProposeDialog')).ProposeDialog,
);

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
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  ${media.belowTablet} {
    flex-direction: column;
  }
`;

interface Props {
  booking: BookingDetails;
  presses: BookingPresses;
}

/** The amount that each side has named last. */
function proposals(booking: BookingDetails) {
  const { role, claimCents, ownerProposesCents, borrowerProposesCents } = booking;
  const owners = ownerProposesCents ?? claimCents;
  return role === 'OWNER'
    ? { mine: owners, theirs: borrowerProposesCents }
    : { mine: borrowerProposesCents, theirs: owners };
}

/** What accepting means: who pays the amount, and what Skuret still decides about. */
function acceptText(isOwner: boolean, isCovered: boolean, isSecured: boolean): string {
  if (!isCovered && !isSecured) {
    return isOwner
      ? /*i18n*/ 'You get {amount}. The matter is then settled.'
      : /*i18n*/ '{other} gets {amount}. Your bank has released the deposit, so you owe the amount, and pay it here. The matter is then settled.';
  }
  if (isOwner) {
    return isCovered
      ? /*i18n*/ 'You get {fromDeposit} from {other}. The other {cover} is asked of the insurance: Skuret decides about it, and you hear of it. The matter with {other} is then settled.'
      : /*i18n*/ 'You get {amount}. What is left of the deposit of {deposit} goes back to {other}. The matter is then settled.';
  }
  return isCovered
    ? /*i18n*/ 'You pay {fromDeposit}. The other {cover} is asked of the insurance: Skuret decides about it, and you do not pay it. The matter is then settled.'
    : /*i18n*/ '{other} gets {amount}. It is taken from your deposit of {deposit}, and what is left of the deposit comes back to you. The matter is then settled.';
}

/** Settles the amount of a dispute: shows what each side asks, to accept, to counter or to leave to Skuret. */
export function Dispute({ booking, presses }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const say = useBookingWords(booking);
  const [asked, setAsked] = useScreenState<'accept' | 'support' | 'propose'>(
    'dispute asks',
    'accept',
  );
  const [open, setOpen] = useScreenState('dispute asking', false);
  const { press, busy, problem } = presses;
  const { role, claimCents, depositCents, lateFeeCents, returnedOn, ownerProposesCents } = booking;
  const isOwner = role === 'OWNER';
  const { mine, theirs } = proposals(booking);
  const money = (cents: number) => formatMoney(cents, language);
  const most = Math.min(claimCents ?? Number.POSITIVE_INFINITY, booking.claimMostCents);
  const lateOnTop = returnedOn === null && lateFeeCents > 0;
  const accepted = theirs === null ? '' : money(theirs);
  const parts = claimParts(theirs ?? 0, depositCents);

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
    ['late', i18n.t('Late fee, on top'), lateOnTop ? lateFeeCents : null],
  ];

  const ask = (what: typeof asked) => {
    setAsked(what);
    setOpen(true);
  };
  const finish = async (doing: ReturnType<typeof press>) => {
    await doing;
    setOpen(false);
  };
  function accept() {
    if (theirs === null) return;
    const isFirstClaim = !isOwner && ownerProposesCents === null;
    void finish(
      press(
        isFirstClaim
          ? { step: 'answerProblem', accept: true }
          : { step: 'proposeSettlement', claimCents: theirs },
      ),
    );
  }
  const question =
    asked === 'accept'
      ? {
          title: say(/*i18n*/ 'Accept {amount}?', { amount: accepted }),
          text: say(acceptText(isOwner, parts.coverCents > 0, booking.depositSecured), {
            amount: accepted,
            fromDeposit: money(parts.fromDepositCents),
            cover: money(parts.coverCents),
          }),
          confirm: i18n.t('Accept'),
          onConfirm: accept,
        }
      : {
          title: i18n.t('Let Skuret decide?'),
          text: i18n.t('We look at what both of you have written. What we decide counts for both.'),
          confirm: i18n.t('Let Skuret decide'),
          onConfirm: () => void finish(press({ step: 'answerProblem', accept: false })),
        };

  return (
    <Card as="section" aria-labelledby="booking-dispute">
      <Stack $gap={5}>
        <Heading level={2} look="small" id="booking-dispute">
          {i18n.t('What is to be paid')}
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
            {say(/*i18n*/ '{other} has not named an amount yet.')}
          </Text>
        ) : null}
        <Line>
          {theirs === null ? null : (
            <Button
              size="large"
              variant="primary"
              disabled={busy !== null}
              onClick={() => ask('accept')}
            >
              {say(/*i18n*/ 'Accept {amount}', { amount: accepted })}
            </Button>
          )}
          <Button
            size="large"
            variant="secondary"
            disabled={busy !== null}
            onClick={() => ask('propose')}
          >
            {theirs === null && mine === null
              ? i18n.t('Propose an amount')
              : i18n.t('Propose another amount')}
          </Button>
          {isWithSupport(booking) ? null : (
            <Button
              size="large"
              variant="secondary"
              disabled={busy !== null}
              onClick={() => ask('support')}
            >
              {i18n.t('Let Skuret decide')}
            </Button>
          )}
        </Line>
      </Stack>
      {asked === 'propose' ? (
        <ProposeDialog
          open={open}
          onClose={() => setOpen(false)}
          most={money(most)}
          other={say('{other}')}
          busy={busy !== null}
          refused={problem}
          onSend={(cents) =>
            press({ step: 'proposeSettlement', claimCents: cents }).then(({ kind }) => {
              // Without a response the page says so, with a button to send it again.
              if (kind !== 'refused') setOpen(false);
            })
          }
        />
      ) : (
        <ConfirmDialog
          open={open}
          lang={language}
          title={question.title}
          text={
            lateOnTop && asked === 'accept'
              ? `${question.text} ${say(/*i18n*/ 'The late fee of {late} comes on top.')}`
              : question.text
          }
          confirmLabel={question.confirm}
          cancelLabel={i18n.t('Back')}
          tone="primary"
          busy={busy !== null}
          onConfirm={question.onConfirm}
          onCancel={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

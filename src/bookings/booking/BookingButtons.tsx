import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Disclosure } from '../../ui/Disclosure';
import { lazyDialog } from '../../ui/lazyDialog';
import { ButtonRow } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { useScreenState } from '../../ui/useScreenState';
import type { BookingDetails } from '../api/bookingsApi';
import { offersAmendment, ProposeAmendment } from './AmendmentSection';
import type { AskedStep } from './stepQuestions';
import type { BookingPresses } from './useBookingPress';
import { getOtherName, useBookingWords } from './useBookingWords';
import { useStepDialog } from './useStepDialog';

// Only the owner of a request needs it.
const { Dialog: DeclineDialog } = lazyDialog(
  async () => (await import('../parts/DeclineDialog')).DeclineDialog,
);

interface Props {
  booking: BookingDetails;
  presses: BookingPresses;
}

/** Declines a request, beside the button that accepts it. */
export function DeclineButton({ booking, presses }: Props) {
  const { i18n } = useLingui();
  const [open, setOpen] = useScreenState('booking declining', false);
  const { busy, press } = presses;
  if (!booking.possible.includes('DECLINE')) return null;
  return (
    <>
      <Button
        size="large"
        variant="secondary"
        disabled={busy !== null}
        onClick={() => setOpen(true)}
      >
        {i18n.t('Decline')}
      </Button>
      <DeclineDialog
        open={open}
        onClose={() => setOpen(false)}
        given="en"
        name={getOtherName(booking)}
        busy={busy !== null}
        onDecline={async (text) => {
          await press({ step: 'DECLINE', ...(text !== '' && { input: { text } }) });
          setOpen(false);
        }}
      />
    </>
  );
}

/** The steps for when something is wrong, and a change of the booking, folded. Each asks first. */
export function BookingButtons({ booking, presses }: Props) {
  const { i18n } = useLingui();
  const say = useBookingWords(booking);
  const { ask, dialog } = useStepDialog('booking', booking, presses);
  const { possible, role, state, lateFeeCents, lateWaived } = booking;

  const button = (step: AskedStep, label: string): ReactNode =>
    possible.includes(step) && (
      <Button
        key={step}
        variant="secondary"
        disabled={presses.busy !== null}
        onClick={() => ask(step)}
      >
        {label}
      </Button>
    );

  const buttons = [
    lateFeeCents > 0 && !lateWaived && button('WAIVE_LATE_FEE', i18n.t('Drop the late fee')),
    button(
      'REPORT_PROBLEM',
      state === 'PICKED_UP' ? i18n.t('I am not getting it back') : i18n.t('Report a problem'),
    ),
    button('REPORT_FAULT', i18n.t('The tool has a fault')),
    button(
      'REPORT_NO_SHOW',
      say(role === 'OWNER' ? /*i18n*/ '{other} did not come' : /*i18n*/ '{other} is not there'),
    ),
    // A dispute has a card of its own.
    state !== 'IN_DISPUTE' && button('ASK_SUPPORT', i18n.t('Let Skuret decide')),
    button('WITHDRAW', i18n.t('Withdraw the request')),
    button('CANCEL', i18n.t('Cancel Booking')),
  ].filter(Boolean);
  const hasAmendment = offersAmendment(booking);

  return (
    <>
      {buttons.length === 0 && !hasAmendment ? null : (
        <Card $padding="tight">
          <Disclosure plain name="booking trouble" summary={i18n.t('Something wrong?')}>
            <Stack $gap={5}>
              {hasAmendment ? <ProposeAmendment booking={booking} /> : null}
              {buttons.length === 0 ? null : <ButtonRow>{buttons}</ButtonRow>}
            </Stack>
          </Disclosure>
        </Card>
      )}
      {dialog}
    </>
  );
}

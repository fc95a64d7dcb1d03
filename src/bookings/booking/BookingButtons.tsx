import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { ButtonRow } from '../../ui/Row';
import type { BookingDetails } from '../api/bookingsApi';
import type { AskedStep } from './stepQuestions';
import type { BookingPresses } from './useBookingPress';
import { useBookingWords } from './useBookingWords';
import { useStepDialog } from './useStepDialog';

interface Props {
  booking: BookingDetails;
  presses: BookingPresses;
}

/** What the viewer can do with a booking now, apart from the hand-over, with the dialogs that ask first. */
export function BookingButtons({ booking, presses }: Props) {
  const { i18n } = useLingui();
  const say = useBookingWords(booking);
  const { ask, dialog } = useStepDialog('booking', booking, presses);
  const { press, busy } = presses;
  const { possible, role, state, lateFeeCents, lateWaived } = booking;

  const button = (step: AskedStep, label: string): ReactNode =>
    possible.includes(step) && (
      <Button
        key={step}
        size="large"
        variant="secondary"
        disabled={busy !== null}
        onClick={() => ask(step)}
      >
        {label}
      </Button>
    );
  const buttonAtOnce = (step: 'ACCEPT' | 'CONFIRM_RETURN', label: string): ReactNode =>
    possible.includes(step) && (
      <Button
        key={step}
        size="large"
        variant="primary"
        disabled={busy !== null && busy.step !== step}
        loading={busy?.step === step}
        onClick={() => void press({ step })}
      >
        {label}
      </Button>
    );

  const buttons = [
    buttonAtOnce('ACCEPT', i18n.t('Accept')),
    button('DECLINE', i18n.t('Decline')),
    buttonAtOnce('CONFIRM_RETURN', i18n.t('All is well')),
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

  return (
    <>
      {buttons.length === 0 ? null : <ButtonRow>{buttons}</ButtonRow>}
      {dialog}
    </>
  );
}

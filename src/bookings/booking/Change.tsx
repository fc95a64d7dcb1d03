import { useLingui } from '@lingui/react';
import { CalendarClock } from 'lucide-react';
import { daysBetween } from '../../../domain/values/days';
import { useToday } from '../../platform/store/useClock';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { lazyDialog } from '../../ui/lazyDialog';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import type { BookingDetails } from '../api/bookingsApi';
import { ChangeLate } from './ChangeLate';
import { ChangeOffer } from './ChangeOffer';
import { useBookingWords } from './useBookingWords';

// The calendar loads when a member opens the dialog.
const { Dialog: ChangeDialog } = lazyDialog(
  async () => (await import('./ChangeDialog')).ChangeDialog,
);

interface Props {
  booking: BookingDetails;
  /** Called after a change is sent, answered or withdrawn: the page shows the result elsewhere. */
  onDone: () => void;
}

/** The button to propose a change of a booking, the change that is proposed, and a late return before this booking. */
export function Change({ booking, onDone }: Props) {
  const { i18n } = useLingui();
  const say = useBookingWords(booking);
  const today = useToday();
  const [open, setOpen] = useScreenState('change open', false);
  const { change, changeable, state, endDate, role, lateBefore } = booking;
  const isOut = state === 'PICKED_UP';
  // On the last day and when the return is late, extending is the likeliest wish.
  const isPressing = isOut && daysBetween(today, endDate) <= 0;
  const mayPropose = changeable !== null && change === null;
  const isToChoose = mayPropose && lateBefore === 'LATE' && role === 'BORROWER';

  return (
    <>
      {change ? (
        <ChangeOffer key={change.id} booking={booking} change={change} onDone={onDone} />
      ) : null}
      {lateBefore !== null && role === 'BORROWER' && state === 'ACCEPTED' ? (
        <ChangeLate booking={booking} {...(isToChoose && { onChange: () => setOpen(true) })} />
      ) : null}
      {mayPropose ? (
        <>
          {isToChoose ? null : (
            <Card as="section" aria-labelledby="booking-change">
              <Stack $gap={4}>
                <Stack $gap={1}>
                  <Heading level={2} look="small" id="booking-change">
                    {isOut
                      ? role === 'OWNER'
                        ? say(/*i18n*/ 'Let {other} keep it longer?')
                        : i18n.t('Do you need it longer?')
                      : i18n.t('Need other days?')}
                  </Heading>
                  <Text $tone="muted">
                    {say(/*i18n*/ '{other} has 24 hours to answer. Your booking stands meanwhile.')}
                  </Text>
                </Stack>
                <Button
                  size="large"
                  fullWidth
                  variant={isPressing ? 'accent' : 'secondary'}
                  onClick={() => setOpen(true)}
                >
                  <CalendarClock aria-hidden="true" />
                  {isOut
                    ? role === 'OWNER'
                      ? i18n.t('Propose a new return day')
                      : i18n.t('Extend')
                    : i18n.t('Change dates')}
                </Button>
              </Stack>
            </Card>
          )}
          {open ? (
            <ChangeDialog
              open
              booking={booking}
              changeable={changeable}
              onDone={onDone}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
}

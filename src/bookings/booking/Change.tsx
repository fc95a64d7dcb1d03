import { useLingui } from '@lingui/react';
import { CalendarClock } from 'lucide-react';
import { Button } from '../../ui/Button';
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

const useChangeOpen = () => useScreenState('change open', false);

/** Whether the member can propose a change now. */
const mayPropose = ({ change, changeable }: BookingDetails): boolean =>
  changeable !== null && change === null;

/** Whether the warning about a late return before this booking has the button for it. */
const isToChoose = (booking: BookingDetails): boolean =>
  mayPropose(booking) && booking.lateBefore === 'LATE' && booking.role === 'BORROWER';

/** Whether a change is offered among the quieter actions. */
export const offersChange = (booking: BookingDetails): boolean =>
  mayPropose(booking) && !isToChoose(booking);

/** The change that is proposed, the form for one, and a late return before this booking. */
export function Change({ booking, onDone }: Props) {
  const [open, setOpen] = useChangeOpen();
  const { change, changeable, state, role, lateBefore } = booking;

  return (
    <>
      {change ? (
        <ChangeOffer key={change.id} booking={booking} change={change} onDone={onDone} />
      ) : null}
      {lateBefore !== null && role === 'BORROWER' && state === 'ACCEPTED' ? (
        <ChangeLate
          booking={booking}
          {...(isToChoose(booking) && { onChange: () => setOpen(true) })}
        />
      ) : null}
      {mayPropose(booking) && changeable && open ? (
        <ChangeDialog
          open
          booking={booking}
          changeable={changeable}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** The button that opens the form for a change. */
export function ProposeChange({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const say = useBookingWords(booking);
  const [, setOpen] = useChangeOpen();
  const isOut = booking.state === 'PICKED_UP';
  const isOwner = booking.role === 'OWNER';
  return (
    <Stack as="section" aria-labelledby="booking-change" $gap={3} $align="start">
      <Stack $gap={1}>
        <Heading level={3} look="tiny" id="booking-change">
          {isOut
            ? isOwner
              ? say(/*i18n*/ 'Let {other} keep it longer?')
              : i18n.t('Do you need it longer?')
            : i18n.t('Need other days?')}
        </Heading>
        <Text $tone="muted" $size="small">
          {say(/*i18n*/ '{other} has 24 hours to answer. Your booking stands meanwhile.')}
        </Text>
      </Stack>
      <Button
        variant="secondary"
        icon={<CalendarClock aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {isOut
          ? isOwner
            ? i18n.t('Propose a new return day')
            : i18n.t('Extend')
          : i18n.t('Change dates')}
      </Button>
    </Stack>
  );
}

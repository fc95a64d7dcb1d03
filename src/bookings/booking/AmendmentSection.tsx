import { useLingui } from '@lingui/react';
import { CalendarClock } from 'lucide-react';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { lazyDialog } from '../../ui/lazyDialog';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import type { BookingDetails } from '../api/bookingsApi';
import { AmendmentDuringRental } from './AmendmentDuringRental';
import { AmendmentOffer } from './AmendmentOffer';
import { useBookingWords } from './useBookingWords';

// The calendar loads when a member opens the dialog.
const { Dialog: AmendmentDialog } = lazyDialog(
  async () => (await import('./AmendmentDialog')).AmendmentDialog,
);

interface Props {
  booking: BookingDetails;
  /** Called after a change is sent, answered or withdrawn: the page shows the result elsewhere. */
  onDone: () => void;
}

const useAmendmentOpen = () => useScreenState('change open', false);

/** Whether the member can propose a change now. */
const mayPropose = ({ change, changeable }: BookingDetails): boolean =>
  changeable !== null && change === null;

/** Whether the warning about a late return before this booking has the button for it. */
const isToChoose = (booking: BookingDetails): boolean =>
  mayPropose(booking) && booking.lateBefore === 'LATE' && booking.role === 'BORROWER';

/** Whether a change is offered among the quieter actions. */
export const offersAmendment = (booking: BookingDetails): boolean =>
  mayPropose(booking) && !isToChoose(booking);

/** The change that is proposed, the form for one, and a late return before this booking. */
export function AmendmentSection({ booking, onDone }: Props) {
  const [open, setOpen] = useAmendmentOpen();
  const { change, changeable, state, role, lateBefore } = booking;

  return (
    <>
      {change ? (
        <AmendmentOffer key={change.id} booking={booking} change={change} onDone={onDone} />
      ) : null}
      {lateBefore !== null && role === 'BORROWER' && state === 'ACCEPTED' ? (
        <AmendmentDuringRental
          booking={booking}
          {...(isToChoose(booking) && { onChange: () => setOpen(true) })}
        />
      ) : null}
      {mayPropose(booking) && changeable && open ? (
        <AmendmentDialog
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
export function ProposeAmendment({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const say = useBookingWords(booking);
  const [, setOpen] = useAmendmentOpen();
  const isOut = booking.state === 'PICKED_UP';
  const isOwner = booking.role === 'OWNER';
  return (
    <Stack as="section" aria-labelledby="booking-change" $gap={3} $align="start">
      <Stack $gap={1}>
        <Heading level={3} look="tiny" id="booking-change">
          {isOut
            ? isOwner
              ? say(/*i18n*/ 'Let {other} keep the tool longer?')
              : i18n.t('Do you need the tool longer?')
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

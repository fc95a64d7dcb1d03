import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useId } from 'react';
import type { CalendarBooking } from '../../bookings/api/calendarApi';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { Dialog } from '../../ui/Dialog';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { BookingDecisionList } from './calendar/BookingDecisionList';
import { type ActionResult, useBookingDecisions } from './calendar/useBookingDecisions';

interface Props {
  open: boolean;
  onClose: () => void;
  purpose: 'pause' | 'delete';
  /** The name of the tool. */
  name: string;
  /** The agreed bookings and the open requests. */
  bookings: readonly CalendarBooking[];
  /** Takes the tool out of service. */
  act: () => Promise<ActionResult>;
}

/** Asks, before a tool is paused or deleted, what happens to each booking and request of it. */
export function OutOfServiceDialog({ open, onClose, purpose, name, bookings, act }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const deciding = useBookingDecisions(purpose);
  const { state, busy } = deciding;
  const begin = useEffectEvent(() => deciding.begin(bookings));
  useEffect(() => {
    if (open) begin();
  }, [open]);

  const cancels = state?.bookings.some((booking) => deciding.choiceOf(booking) !== 'keep') === true;
  const words =
    purpose === 'pause'
      ? {
          title: i18n.t('Pause {name}?', { name }),
          lead: i18n.t(
            'Nobody can find the tool until you publish it again. You have these bookings:',
          ),
          confirm: cancels ? i18n.t('Cancel and pause') : i18n.t('Pause'),
          done: i18n.t('{name} is paused. Only you can find it.', { name }),
        }
      : {
          title: i18n.t('Delete {name}?', { name }),
          lead: i18n.t('You cannot undo this. You have these bookings:'),
          confirm: i18n.t('Cancel the bookings and delete'),
          done: i18n.t('{name} is deleted.', { name }),
        };
  const isDone = state?.isDone === true;
  // The service deletes no tool with bookings, so a kept one is said to be in the way before it is refused.
  const mustWait =
    purpose === 'delete' &&
    state?.bookings.some((booking) => deciding.choiceOf(booking) === 'keep') === true;
  const noteId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      lang={language}
      title={words.title}
      closeLabel={i18n.t('Close')}
      locked={busy}
      footer={
        isDone ? (
          <Button onClick={onClose}>{i18n.t('Close')}</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {i18n.t('Cancel')}
            </Button>
            <Button
              variant={purpose === 'delete' ? 'danger' : 'primary'}
              loading={busy}
              disabled={mustWait}
              aria-describedby={mustWait ? noteId : undefined}
              onClick={() => void deciding.confirm(act)}
            >
              {words.confirm}
            </Button>
          </>
        )
      }
    >
      <Stack $gap={4}>
        {isDone ? (
          <Callout role="status" tone="success">
            {words.done}
          </Callout>
        ) : (
          <Text $tone="muted">{words.lead}</Text>
        )}
        <BookingDecisionList deciding={deciding} />
        {mustWait && !isDone ? (
          <Text id={noteId}>
            {i18n.t(
              'You cannot delete a tool with bookings. Cancel them here, or wait until they are over.',
            )}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}

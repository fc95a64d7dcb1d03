import type { ReactNode } from 'react';
import type { Booking } from '../../bookings/api/bookingsApi';
import { rejectionMessages } from '../../platform/store/failureMessages';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenState } from '../../ui/useScreenState';
import { useDeleteToolMutation, usePauseToolMutation } from '../api/lendingApi';
import type { ActionResult } from './calendar/useBookingDecisions';
import type { ManagedTool } from './ManagedTool';

const { Dialog: OutOfServiceDialog } = lazyDialog(
  async () => (await import('./OutOfServiceDialog')).OutOfServiceDialog,
);

/** States of bookings in which the borrower counts on the tool or waits for an answer. */
const openStates: readonly Booking['state'][] = [
  ...(['REQUESTED', 'ACCEPTED', 'PICKED_UP', 'RETURNED', 'IN_DISPUTE'] as const),
];

interface Asked {
  purpose: 'pause' | 'delete';
  tool: Pick<ManagedTool, 'id' | 'name'>;
  bookings: readonly Booking[];
}

/** Asks about the bookings of a tool before it is paused or deleted; a tool without any needs no question. */
export function useOutOfService(bookings: readonly Booking[]): {
  dialog: ReactNode;
  /** Opens the dialog if bookings are in the way, and returns whether it did. */
  asks: (purpose: Asked['purpose'], tool: Asked['tool']) => boolean;
} {
  const [pauseTool] = usePauseToolMutation();
  const [deleteTool] = useDeleteToolMutation();
  const [asked, setAsked] = useScreenState<Asked | null>('out of service', null);
  const [isOpen, setIsOpen] = useScreenState('out of service open', false);

  const pause = async (id: string): Promise<ActionResult> => {
    const answer = await pauseTool({ id, paused: true });
    if (answer.data?.tool) return { inTheWay: [], problem: null };
    const [problem = null] = rejectionMessages(answer, /*i18n*/ 'Failed to update tool');
    return { inTheWay: [], problem };
  };
  const remove = async (id: string): Promise<ActionResult> => {
    const answer = await deleteTool(id);
    if (answer.data?.deleted) return { inTheWay: [], problem: null };
    const [problem = null] = rejectionMessages(
      answer,
      /*i18n*/ 'Failed to delete tool. Please try again.',
    );
    return { inTheWay: [], problem };
  };
  return {
    asks(purpose, tool) {
      const found = bookings.filter(
        (booking) =>
          booking.role === 'OWNER' &&
          booking.tool.id === tool.id &&
          openStates.includes(booking.state),
      );
      if (found.length === 0) return false;
      setAsked({ purpose, tool, bookings: found });
      setIsOpen(true);
      return true;
    },
    dialog: asked && (
      <OutOfServiceDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        purpose={asked.purpose}
        name={asked.tool.name}
        bookings={asked.bookings}
        act={() => (asked.purpose === 'pause' ? pause : remove)(asked.tool.id)}
      />
    ),
  };
}

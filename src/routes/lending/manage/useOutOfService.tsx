import { type ReactNode, useState } from 'react';
import type { Booking } from '../../../store/api/bookingsApi';
import { usePauseToolMutation } from '../../../store/api/lendingApi';
import { failureMessages } from '../../../store/failureMessages';
import { useAppDispatch } from '../../../store/hooks';
import { deleteTool, type ToolRefusal } from '../../../store/slices/toolsSlice';
import { lazyDialog } from '../../../ui/lazyDialog';
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

const notPaused = /*i18n*/ 'Failed to update tool';
const notDeleted = /*i18n*/ 'Failed to delete tool';

/** Asks about the bookings of a tool before it is paused or deleted; a tool without any needs no question. */
export function useOutOfService(bookings: readonly Booking[]): {
  dialog: ReactNode;
  /** Opens the dialog if bookings are in the way, and returns whether it did. */
  asks: (purpose: Asked['purpose'], tool: Asked['tool']) => boolean;
} {
  const dispatch = useAppDispatch();
  const [pauseTool] = usePauseToolMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const pause = async (id: string): Promise<ActionResult> => {
    const { data, error } = await pauseTool({ id, paused: true });
    if (data?.tool) return { inTheWay: [], problem: null };
    return {
      inTheWay: [],
      problem: data?.errors[0] ?? failureMessages(error ?? {}, notPaused)[0] ?? notPaused,
    };
  };
  const remove = async (id: string): Promise<ActionResult> => {
    try {
      await dispatch(deleteTool(id)).unwrap();
      return { inTheWay: [], problem: null };
    } catch (error) {
      const { errors } = error as Partial<ToolRefusal>;
      return { inTheWay: [], problem: errors?.[0] ?? notDeleted };
    }
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

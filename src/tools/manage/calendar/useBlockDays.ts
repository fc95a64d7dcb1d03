import { useState } from 'react';
import type { Span } from '../../../../domain/bookings/ownerCalendar';
import { type Unavailability, useUnblockDaysMutation } from '../../../bookings/api/calendarApi';
import { useAppDispatch } from '../../../platform/store/hooks';
import { toastShown } from '../../../platform/store/slices/toastsSlice';
import { useScreenState } from '../../../ui/useScreenState';
import { emptyUnavailability, type UnavailableDays, valuesOfSpan } from './unavailabilityForm';
import { useDaySelection } from './useDaySelection';

interface Opened {
  opening: number;
  start: UnavailableDays;
  block: Unavailability | null;
}

const never: Opened = { opening: 0, start: emptyUnavailability, block: null };

/** The choice of days, the dialog that blocks them, and the end of a block. `toolId` is null for all tools. */
export function useBlockDays({ bounds, toolId }: { bounds: Span; toolId: string | null }) {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useScreenState('blocking', never);
  const [isOpen, setIsOpen] = useScreenState('blocking open', false);
  const open = (start: UnavailableDays, block: Unavailability | null = null) => {
    setOpened({ opening: opened.opening + 1, start, block });
    setIsOpen(true);
  };
  const selection = useDaySelection({
    bounds,
    onChosen: (span, chosenTool) => open(valuesOfSpan(span, chosenTool ?? toolId ?? '')),
  });
  const close = () => {
    setIsOpen(false);
    selection.clear();
  };

  const [unblockDays] = useUnblockDaysMutation();
  const [running, setRunning] = useState<string | null>(null);
  const showToast = (text: string, tone: 'success' | 'danger') =>
    dispatch(toastShown({ tone, text, lang: 'en' }));
  const remove = async ({ id }: Unavailability) => {
    setRunning(id);
    const { error } = await unblockDays({ id });
    setRunning(null);
    if (error) showToast(/*i18n*/ 'The days are still blocked. Please try again.', 'danger');
    else showToast(/*i18n*/ 'The days can be booked again', 'success');
  };
  const onBlocked = () => {
    close();
    showToast(/*i18n*/ 'The days are blocked', 'success');
  };
  return {
    selection,
    /** The last initial values of the dialog. */
    opened,
    isOpen,
    open,
    close,
    onBlocked,
    remove,
    /** The id of the block that is being removed. */
    running,
  };
}

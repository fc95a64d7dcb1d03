import { useState } from 'react';
import type { Span } from '../../../../domain/bookings/ownerCalendar';
import { type Block, useUnblockDaysMutation } from '../../../bookings/api/calendarApi';
import { useAppDispatch } from '../../../platform/store/hooks';
import { toastShown } from '../../../platform/store/slices/toastsSlice';
import { type BlockValues, emptyBlock, valuesOfSpan } from './blockForm';
import { useDaySelection } from './useDaySelection';

interface Opened {
  opening: number;
  start: BlockValues;
  block: Block | null;
}

/** The choice of days, the dialog that blocks them, and the end of a block. `toolId` is null for all tools. */
export function useBlocking({ bounds, toolId }: { bounds: Span; toolId: string | null }) {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState<Opened>({ opening: 0, start: emptyBlock, block: null });
  const [isOpen, setIsOpen] = useState(false);
  const open = (start: BlockValues, block: Block | null = null) => {
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
  const remove = async ({ id }: Block) => {
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
    /** What the dialog was opened with last. */
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

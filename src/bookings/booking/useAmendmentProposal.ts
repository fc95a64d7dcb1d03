import { openExternalPage } from '../../platform/browser/openExternalPage';
import { rejectionProblem } from '../../platform/store/failureMessages';
import { readPrice } from '../../tools/form/typedNumbers';
import { type DateRange, type DateRangeEnd, withChosen } from '../../ui/dateRange';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { useScreenState } from '../../ui/useScreenState';
import { useTurnedMonth } from '../../ui/useTurnedMonth';
import { useProposeChangeMutation, useQuoteChangeQuery } from '../api/amendmentsApi';
import type { BookingDetails } from '../api/bookingsApi';

const failedText = /*i18n*/ 'We could not send the proposal. Please try again.';

interface Options {
  booking: BookingDetails;
  changeable: NonNullable<BookingDetails['changeable']>;
  /** The price per day as typed. */
  pricePerDay: string;
  onClose: () => void;
  onDone: () => void;
}

/** The chosen terms of a change, their quote, and sending them to the other member. */
export function useAmendmentProposal({
  booking,
  changeable,
  pricePerDay,
  onClose,
  onDone,
}: Options) {
  const { id, role } = booking;
  const own: DateRange = { start: booking.startDate, end: booking.endDate };
  const [chosen, setChosen] = useScreenState<DateRange | null>('change days', null);
  const [choosing, setChoosing] = useScreenState<DateRangeEnd>('change choosing', 'end');
  const [, setMonth] = useTurnedMonth();
  const [wantedUnits, setUnits] = useScreenState<number | null>('change units', null);
  const [methodId, setMethodId] = useScreenState<string | null>('change method', null);
  const problem = useFormProblem('change');
  const [propose, { isLoading }] = useProposeChangeMutation();
  const days = chosen ?? own;
  const units = wantedUnits ?? booking.units;
  const pricePerDayCents = changeable.price ? readPrice(pricePerDay) : booking.pricePerDayCents;
  const isWhole = days.start !== null && days.end !== null && pricePerDayCents !== null;
  const isSame =
    days.start === own.start &&
    days.end === own.end &&
    units === booking.units &&
    pricePerDayCents === booking.pricePerDayCents;
  const asked = {
    id,
    startDate: days.start ?? booking.startDate,
    endDate: days.end ?? booking.endDate,
    units,
    pricePerDayCents: pricePerDayCents ?? booking.pricePerDayCents,
  };
  const query = useQuoteChangeQuery(asked, { refetchOnMountOrArgChange: true });
  const quoted = isWhole && !isSame ? query.currentData : undefined;
  const quote = quoted?.quote ?? null;
  const mustPay = role === 'BORROWER' && (quote?.moreCents ?? 0) > 0;
  const takenDays = query.data?.takenDays;

  function close() {
    setChosen(null);
    setUnits(null);
    problem.show(null);
    setChoosing('end');
    setMonth(null);
    onClose();
  }
  function onChoose(date: string) {
    problem.show(null);
    setChosen(withChosen(date, choosing, days, takenDays));
    if (choosing === 'start') setChoosing('end');
  }
  async function onSend() {
    if (!quote) return;
    problem.show(null);
    const paying = mustPay && methodId !== null ? { paymentMethodId: methodId } : {};
    const answer = await propose({ ...asked, ...paying });
    if (answer.data?.stepUrl) {
      openExternalPage(answer.data.stepUrl);
      return;
    }
    if (problem.stops(rejectionProblem(answer, failedText))) return;
    close();
    onDone();
  }

  return {
    asked,
    days,
    setDays: setChosen,
    choosing,
    setChoosing,
    onChoose,
    takenDays,
    units,
    setUnits,
    hasPrice: pricePerDayCents !== null,
    /** Whether both days are chosen, and a price where one can be. */
    isWhole,
    /** Whether these are the present terms. */
    isSame,
    query,
    quoted,
    quote,
    /** Whether the member pays more, and now. */
    mustPay,
    methodId,
    setMethodId,
    problem,
    isSending: isLoading,
    onSend,
    close,
  };
}

export type AmendmentProposal = ReturnType<typeof useAmendmentProposal>;

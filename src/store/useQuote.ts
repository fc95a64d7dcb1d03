import type { CalendarDate } from '../../domain/days';
import { type Quote, useQuoteQuery } from './api/moneyApi';

/** What somebody wants to borrow. */
interface Wanted {
  toolId: string;
  start: CalendarDate | null;
  end: CalendarDate | null;
  units: number;
}

/** What the service says that it costs. */
export interface QuoteState {
  /** Undefined until it is there. */
  quote: Quote | undefined;
  /** Why there is none for these days, in words. */
  problem: string | null;
  failed: boolean;
  retry: () => void;
}

/** The quote of a choice; nothing is asked until there are days to pay for, or where `skip` says so. */
export function useQuote({ toolId, start, end, units }: Wanted, skip: boolean): QuoteState {
  const { currentData, isError, isFetching, refetch } = useQuoteQuery(
    { toolId, startDate: start ?? '', endDate: end ?? '', units },
    { skip: skip || start === null || end === null || end <= start },
  );
  return {
    quote: currentData?.quote ?? undefined,
    problem: currentData?.errors[0] ?? null,
    failed: isError && !isFetching,
    retry: () => void refetch(),
  };
}

import type { CalendarDate } from '../../../domain/values/days';
import { type Quote, useQuoteQuery } from '../api/moneyApi';

/** The borrower's choice. */
interface Wanted {
  toolId: string;
  start: CalendarDate | null;
  end: CalendarDate | null;
  units: number;
}

/** The service's price for it. */
export interface QuoteState {
  /** Undefined until it is there. */
  quote: Quote | undefined;
  /** Why these days have no quote, as a text. */
  problem: string | null;
  failed: boolean;
  retry: () => void;
}

/** The quote for a choice. Sends no query until there are days to pay for, nor with `skip`. */
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

import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import type { CalendarDate } from '../../../domain/days';
import { patchedSearch } from '../../browser/patchedSearch';
import { allowedChoice, type RentalChoice, readRentalChoice, rentalParams } from './rentalChoice';

/**
 * The dates and the quantity, kept in the address (D10). What is chosen counts at once; the address
 * follows, and leads again when the person goes back or forward.
 */
export function useRentalChoice(
  today: CalendarDate,
): [RentalChoice, (changes: Partial<RentalChoice>) => void] {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [held, setHeld] = useState(() => ({ key, choice: readRentalChoice(params) }));

  // A replaced address is our own doing and may already be an old one.
  if (held.key !== key) {
    const choice = navigation === 'REPLACE' ? held.choice : readRentalChoice(params);
    setHeld({ key, choice });
  }

  function choose(changes: Partial<RentalChoice>): void {
    const choice = { ...held.choice, ...changes };
    setHeld({ key, choice });
    navigate({ search: patchedSearch(rentalParams(choice)) }, { replace: true });
  }

  return [allowedChoice(held.choice, today), choose];
}

import { DebtPanel } from '../../../features/bookings/DebtPanel';
import { useDebt } from '../../../store/useDebt';

/** What the signed-in person owes, with a way to pay it. */
export function OwnDebt() {
  return <DebtPanel level={3} {...useDebt()} />;
}

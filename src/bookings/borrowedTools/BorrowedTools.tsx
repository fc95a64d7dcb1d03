import { Navigate } from 'react-router-dom';
import { memberAddresses } from '../../../domain/values/memberAddresses';
import { GivenBorrowedTools } from '../../letter/borrowing/GivenBorrowedTools';
import { useAddressState } from '../../platform/store/useAddressState';
import { useDifferences } from '../../platform/store/useDifferences';

const readStatus = (given: URLSearchParams) => ({ status: given.get('status') });

/** `/borrowed-tools` (§2): opens the loans of the dashboard, in the letter a screen of its own. */
export function BorrowedTools() {
  const [{ status }] = useAddressState(readStatus);
  if (!useDifferences().hasPayments) return <GivenBorrowedTools />;
  const { loans, pastLoans } = memberAddresses;
  return <Navigate replace to={status === 'completed' ? pastLoans : loans} />;
}

import { Navigate } from 'react-router-dom';
import { memberAddresses } from '../../../domain/values/memberAddresses';
import { GivenHistory } from '../../letter/history/GivenHistory';
import { useAddressState } from '../../platform/store/useAddressState';
import { useDifferences } from '../../platform/store/useDifferences';

const readType = (given: URLSearchParams) => ({ type: given.get('type') });

/** `/history` (§2): opens the past loans or the past lending of the dashboard, in the letter a screen of its own. */
export function History() {
  const [{ type }] = useAddressState(readType);
  if (!useDifferences().hasPayments) return <GivenHistory />;
  const { pastLoans, pastLending } = memberAddresses;
  return <Navigate replace to={type === 'lent' ? pastLending : pastLoans} />;
}

import { ConfirmEmailNotice } from '../../../features/account/ConfirmEmailNotice';
import { useConfirmation } from '../../../store/useConfirmation';

/** Where a listing or a request waits for the person's e-mail to be confirmed: says so where they look first. */
export function ConfirmFirst() {
  const confirmation = useConfirmation();
  if (!confirmation?.isNeeded) return null;
  const { email, resend } = confirmation;
  return <ConfirmEmailNotice email={email} isNeeded onResend={resend} given="da" />;
}

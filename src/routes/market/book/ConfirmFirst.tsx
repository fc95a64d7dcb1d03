import { ConfirmEmailNotice } from '../../../features/account/ConfirmEmailNotice';
import { useConfirmation } from '../../../store/useConfirmation';

/** Where a request waits for the person's e-mail to be confirmed: says so before they have filled in the form. */
export function ConfirmFirst() {
  const confirmation = useConfirmation();
  if (!confirmation?.isNeeded) return null;
  const { email, resend } = confirmation;
  return <ConfirmEmailNotice email={email} isNeeded onResend={resend} />;
}

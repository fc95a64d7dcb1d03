import { ConfirmEmailNotice } from '../../../features/account/ConfirmEmailNotice';
import { useConfirmation } from '../../../store/useConfirmation';

/** When a listing needs a confirmed e-mail, says so before the person fills in the form. */
export function ConfirmFirst() {
  const confirmation = useConfirmation();
  if (!confirmation?.isNeeded) return null;
  const { email, resend } = confirmation;
  return <ConfirmEmailNotice email={email} isNeeded onResend={resend} />;
}

import { ConfirmEmailNotice } from '../../../features/account/ConfirmEmailNotice';
import { useConfirmation } from '../../../store/useConfirmation';

/** When listings or requests need a confirmed e-mail, says so on the screen that the person sees first. */
export function ConfirmFirst() {
  const confirmation = useConfirmation();
  if (!confirmation?.isNeeded) return null;
  const { email, resend } = confirmation;
  return <ConfirmEmailNotice email={email} isNeeded onResend={resend} given="da" />;
}

import { ConfirmEmailNotice } from '../../../features/account/ConfirmEmailNotice';
import { useConfirmation } from '../../../store/useConfirmation';

/** Shown until the person's e-mail is confirmed. */
export function OwnConfirmation() {
  const confirmation = useConfirmation();
  if (!confirmation) return null;
  const { email, isNeeded, resend } = confirmation;
  return <ConfirmEmailNotice email={email} isNeeded={isNeeded} onResend={resend} />;
}

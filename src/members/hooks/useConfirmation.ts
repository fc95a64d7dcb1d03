import { useEffect, useEffectEvent } from 'react';
import { failureMessages } from '../../platform/store/failureMessages';
import { useOwnProfileQuery } from '../api/profileApi';
import { useSendConfirmationMutation } from '../api/securityApi';

interface Confirmation {
  email: string;
  /** Whether requests and listings wait until the e-mail is confirmed. */
  isNeeded: boolean;
  /** Sends another link; resolves to why it was not sent, or to null. */
  resend: () => Promise<string | null>;
}

/** The signed-in member's e-mail that is not confirmed yet; null when it is. */
export function useConfirmation(): Confirmation | null {
  const { currentData: own, refetch } = useOwnProfileQuery();
  const [send] = useSendConfirmationMutation();
  const isMissing = own?.emailConfirmed === false;

  // The link opens in another tab, or on another device.
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refetch();
  });
  useEffect(() => {
    if (!isMissing) return;
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [isMissing]);

  if (!isMissing || !own) return null;
  return {
    email: own.email,
    isNeeded: own.confirmationNeeded,
    async resend() {
      const { data, error } = await send();
      const failed = /*i18n*/ 'We could not send the link. Please try again.';
      return error ? (failureMessages(error, failed)[0] ?? failed) : (data?.[0] ?? null);
    },
  };
}

import { useLingui } from '@lingui/react';
import { KeyRound } from 'lucide-react';
import { canHavePasskeys, showPasskey } from '../../platform/browser/passkeys';
import { failureMessages } from '../../platform/store/failureMessages';
import { Button } from '../../ui/Button';
import {
  useBeginPasskeyProofMutation,
  useConfirmIdentityByPasskeyMutation,
  usePasskeysQuery,
} from '../api/passkeysApi';

const failed = /*i18n*/ 'We could not use the passkey. Try again, or enter your password.';

interface Props {
  onConfirmed: () => void;
  onProblem: (message: string | null) => void;
}

/** Proof of identity with a passkey instead of the password, for people who have one. */
export function PasskeyProof({ onConfirmed, onProblem }: Props) {
  const { i18n } = useLingui();
  const { data: passkeys } = usePasskeysQuery();
  const [begin, beginning] = useBeginPasskeyProofMutation();
  const [confirm, confirming] = useConfirmIdentityByPasskeyMutation();
  if (!passkeys || passkeys.length === 0 || !canHavePasskeys()) return null;

  const onPress = async () => {
    onProblem(null);
    const asked = await begin();
    if (!asked.data) return onProblem(failureMessages(asked.error, failed)[0] ?? failed);
    const shown = await showPasskey(asked.data.options);
    if ('failed' in shown) return onProblem(failed);
    const { data, error } = await confirm({ response: shown.response });
    const [refused] = error ? failureMessages(error, failed) : (data ?? []);
    if (refused === undefined) onConfirmed();
    else onProblem(refused);
  };

  return (
    <Button
      variant="secondary"
      icon={<KeyRound aria-hidden />}
      loading={beginning.isLoading || confirming.isLoading}
      onClick={() => void onPress()}
    >
      {i18n.t('Use a passkey instead')}
    </Button>
  );
}

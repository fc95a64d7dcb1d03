import { useLingui } from '@lingui/react';
import { KeyRound } from 'lucide-react';
import { canHavePasskeys, showPasskey } from '../../platform/browser/passkeys';
import { tooManyTries } from '../../platform/store/tooManyTries';
import { useFailureToast } from '../../platform/store/useFailureToast';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Stack } from '../../ui/Stack';
import { useScreenState } from '../../ui/useScreenState';
import { useBeginPasskeySignInMutation, useSignInByPasskeyMutation } from '../api/passkeysApi';

const texts = {
  notNow: /*i18n*/ 'Du er ikke logget ind. Prøv igen, eller brug din adgangskode.',
  taken: /*i18n*/ 'Vi kunne ikke bruge adgangsnøglen. Prøv igen.',
  cannot: /*i18n*/ 'Din enhed kan ikke bruge en adgangsnøgle her. Log ind med din adgangskode.',
};

/** Signing in with a passkey, where the browser can. */
export function PasskeySignIn() {
  const { i18n } = useLingui();
  const [begin, beginning] = useBeginPasskeySignInMutation();
  const [signIn, { isLoading }] = useSignInByPasskeyMutation();
  const [problem, setProblem] = useScreenState<string | null>('passkey problem', null);
  const [isAsking, setAsking] = useScreenState('asking for a passkey', false);
  const showFailure = useFailureToast();
  if (!canHavePasskeys()) return null;

  const fail = (error: unknown) => {
    const why = error as Parameters<typeof showFailure>[0];
    const tooMany = tooManyTries(why, i18n);
    setProblem(tooMany ?? texts.taken);
    if (tooMany === null) showFailure(why);
  };
  const onPress = async () => {
    setProblem(null);
    const asked = await begin();
    if (!asked.data) return fail(asked.error);
    const [refused] = asked.data.errors;
    if (refused !== undefined) return setProblem(refused);
    setAsking(true);
    const shown = await showPasskey(asked.data.options);
    setAsking(false);
    if ('failed' in shown) return setProblem(texts[shown.failed]);
    const { data, error } = await signIn({ response: shown.response });
    if (data?.token) return;
    if (data) setProblem(data.errors[0] ?? texts.taken);
    else fail(error);
  };

  return (
    <Stack $gap={3}>
      <Button
        variant="secondary"
        size="large"
        fullWidth
        icon={<KeyRound aria-hidden />}
        loading={beginning.isLoading || isAsking || isLoading}
        onClick={() => void onPress()}
      >
        {i18n.t('Brug en adgangsnøgle')}
      </Button>
      {problem !== null && <ErrorBox>{i18n.t(problem)}</ErrorBox>}
    </Stack>
  );
}

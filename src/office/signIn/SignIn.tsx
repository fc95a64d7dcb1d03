import { useLingui } from '@lingui/react';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { canHavePasskeys, showPasskey } from '../../platform/browser/passkeys';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { ErrorBox } from '../../ui/ErrorBox';
import { Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import {
  useBeginPasskeySignInMutation,
  useSignInByPasskeyMutation,
  useSignInMutation,
} from '../api/staffApi';
import { useOfficeSelector } from '../store/officeStore';
import { useSignedIn } from './useSignedIn';
import { WayInFrame } from './WayInFrame';

const notShown = {
  notNow: /*i18n*/ 'Du er ikke logget ind. Prøv igen.',
  taken: /*i18n*/ 'Adgangsnøglen kunne ikke bruges. Prøv igen.',
  cannot: /*i18n*/ 'Din enhed kan ikke bruge en adgangsnøgle her.',
};

function ByPasskey() {
  const { i18n } = useLingui();
  const [begin, beginning] = useBeginPasskeySignInMutation();
  const [signIn, signingIn] = useSignInByPasskeyMutation();
  const [isAsking, setAsking] = useState(false);
  const { problem, setProblem, take } = useSignedIn();
  const onPress = async () => {
    setProblem(null);
    const begun = await begin();
    const options = begun.data?.options;
    if (!options)
      return take({ ...begun, data: { token: null, errors: begun.data?.errors ?? [] } });
    setAsking(true);
    const shown = await showPasskey(options);
    setAsking(false);
    if ('failed' in shown) return setProblem(i18n.t(notShown[shown.failed]));
    take(await signIn(shown.response));
  };
  return (
    <Stack $gap={3}>
      <Button
        size="large"
        fullWidth
        icon={<KeyRound aria-hidden />}
        loading={beginning.isLoading || isAsking || signingIn.isLoading}
        onClick={() => void onPress()}
      >
        {i18n.t('Log ind med adgangsnøgle')}
      </Button>
      {problem !== null && <ErrorBox>{problem}</ErrorBox>}
    </Stack>
  );
}

function ByPassword() {
  const { i18n } = useLingui();
  const [signIn, { isLoading }] = useSignInMutation();
  const { problem, setProblem, take } = useSignedIn();
  const [given, setGiven] = useState({ email: '', password: '', code: '' });
  const field = (name: keyof typeof given) => ({
    name,
    required: true,
    value: given[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setGiven({ ...given, [name]: target.value }),
  });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    take(await signIn(given));
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <Stack $gap={4}>
        <TextField
          label={i18n.t('E-mail')}
          type="email"
          autoComplete="username"
          {...field('email')}
        />
        <TextField
          label={i18n.t('Adgangskode')}
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
        <TextField
          label={i18n.t('Kode fra appen')}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field('code')}
        />
        {problem !== null && <ErrorBox>{problem}</ErrorBox>}
        <Button type="submit" loading={isLoading}>
          {i18n.t('Log ind')}
        </Button>
      </Stack>
    </form>
  );
}

/** Sign-in, at every URL without a session. */
export function SignIn() {
  const { i18n } = useLingui();
  const isEnded = useOfficeSelector(({ session }) => session.isEnded);
  const canPasskey = canHavePasskeys();
  const [isByPassword, setByPassword] = useState(!canPasskey);
  return (
    <WayInFrame title={i18n.t('Kontoret')}>
      {isEnded && (
        <Callout tone="warning" role="status">
          {i18n.t('Du er logget ud: en session slutter efter 30 minutter uden brug eller 8 timer.')}
        </Callout>
      )}
      {canPasskey && <ByPasskey />}
      {isByPassword ? (
        <ByPassword />
      ) : (
        <Button variant="quiet" onClick={() => setByPassword(true)}>
          {i18n.t('Brug adgangskode og app')}
        </Button>
      )}
    </WayInFrame>
  );
}

import { useLingui } from '@lingui/react';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { canHavePasskeys, makePasskey } from '../../platform/browser/passkeys';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { QrCode } from '../../ui/QrCode';
import { Spinner } from '../../ui/Spinner';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useBeginPasswordMutation,
  useLinkQuery,
  useSetPasswordMutation,
} from '../api/staffApi';
import { Problem } from '../parts/Problem';
import { roleNames } from '../parts/roles';
import { useSignedIn } from './useSignedIn';
import { WayInFrame } from './WayInFrame';

const notMade = {
  notNow: /*i18n*/ 'Der blev ikke lavet en adgangsnøgle. Prøv igen.',
  taken: /*i18n*/ 'Enheden har allerede en adgangsnøgle til kontoret.',
  cannot: /*i18n*/ 'Din enhed kan ikke lave en adgangsnøgle her. Brug adgangskode og app.',
};

function MakePasskey({ token }: { token: string }) {
  const { i18n } = useLingui();
  const [begin, beginning] = useBeginPasskeyMutation();
  const [add, adding] = useAddPasskeyMutation();
  const [isAsking, setAsking] = useState(false);
  const { problem, setProblem, take } = useSignedIn();
  const onPress = async () => {
    setProblem(null);
    const begun = await begin(token);
    const options = begun.data?.options;
    if (!options)
      return take({ ...begun, data: { token: null, errors: begun.data?.errors ?? [] } });
    setAsking(true);
    const made = await makePasskey(options);
    setAsking(false);
    if ('failed' in made) return setProblem(i18n.t(notMade[made.failed]));
    take(await add({ token, response: made.response }));
  };
  return (
    <Stack $gap={3}>
      <Button
        size="large"
        fullWidth
        icon={<KeyRound aria-hidden />}
        loading={beginning.isLoading || isAsking || adding.isLoading}
        onClick={() => void onPress()}
      >
        {i18n.t('Lav en adgangsnøgle')}
      </Button>
      {problem !== null && <ErrorBox>{problem}</ErrorBox>}
    </Stack>
  );
}

function SetPassword({ token, email }: { token: string; email: string }) {
  const { i18n } = useLingui();
  const [begin, { data: app, error }] = useBeginPasswordMutation();
  const [set, { isLoading }] = useSetPasswordMutation();
  const { problem, setProblem, take } = useSignedIn();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  useEffect(() => {
    void begin(token);
  }, [begin, token]);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    take(await set({ token, password, code }));
  };
  if (error) return <Problem error={error} onRetry={() => begin(token)} />;
  if (!app) return <Spinner />;
  if (app.errors[0] !== undefined) return <ErrorBox>{app.errors[0]}</ErrorBox>;
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <Stack $gap={4}>
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <TextField
          label={i18n.t('Ny adgangskode')}
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Text>{i18n.t('Skan koden med din app til engangskoder, eller skriv nøglen:')}</Text>
        <QrCode text={app.address} label={i18n.t('QR-kode til appen')} />
        <Text as="code" $size="small">
          {app.secret}
        </Text>
        <TextField
          label={i18n.t('Kode fra appen')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        {problem !== null && <ErrorBox>{problem}</ErrorBox>}
        <Button type="submit" loading={isLoading}>
          {i18n.t('Gem og log ind')}
        </Button>
      </Stack>
    </form>
  );
}

/** Behind a link of `npm run staff`: sets up how to sign in. */
export function LinkPage() {
  const { i18n } = useLingui();
  const token = useLocation().hash.slice(1);
  const { data: link, error, isLoading, refetch } = useLinkQuery(token);
  const canPasskey = canHavePasskeys();
  const [isByPassword, setByPassword] = useState(!canPasskey);
  const title = i18n.t('Din adgang til kontoret');
  return (
    <WayInFrame title={title}>
      {error && <Problem error={error} onRetry={refetch} />}
      {isLoading && <Spinner />}
      {!isLoading && !error && !link && (
        <ErrorBox>{i18n.t('Linket er brugt eller ældre end en time. Bed om et nyt.')}</ErrorBox>
      )}
      {link && (
        <>
          <Text>
            {i18n.t('{name}, {role}', { name: link.name, role: i18n.t(roleNames[link.role]) })}
          </Text>
          {canPasskey && <MakePasskey token={token} />}
          {isByPassword ? (
            <SetPassword token={token} email={link.email} />
          ) : (
            <Button variant="quiet" onClick={() => setByPassword(true)}>
              {i18n.t('Brug adgangskode og app')}
            </Button>
          )}
        </>
      )}
    </WayInFrame>
  );
}

import { useLingui } from '@lingui/react';
import { KeyRound } from 'lucide-react';
import { useRef } from 'react';
import { copenhagenDateOf } from '../../../domain/values/days';
import { formatMomentWithin } from '../../../domain/values/momentWithin';
import { canHavePasskeys, makePasskey } from '../../platform/browser/passkeys';
import { failureMessages } from '../../platform/store/failureMessages';
import { useNow } from '../../platform/store/useClock';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FormError } from '../../ui/form/FormError';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import {
  type Passkey,
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  usePasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '../api/passkeysApi';
import { NotLoaded } from './NotLoaded';
import { PasskeyName } from './PasskeyName';
import { SettingsLine, SettingsList } from './SettingsList';
import { useIdentityProof } from './useIdentityProof';
import { useSettingsToast } from './useSettingsToast';

const failed = /*i18n*/ 'That did not work. Please try again.';
const texts = {
  notNow: /*i18n*/ 'No passkey was made. Try again when you are ready.',
  taken: /*i18n*/ 'This device has a passkey for Skuret already.',
  cannot: /*i18n*/ 'This device cannot make a passkey here.',
};
/** Translated when the passkey is created; the person can rename it. */
const firstName = /*i18n*/ 'Passkey {number}';

/** The passkeys of the account: added, renamed and removed. */
export function Passkeys() {
  const { i18n } = useLingui();
  const spoken = useScreenLanguage('en');
  const today = copenhagenDateOf(useNow());
  const query = usePasskeysQuery();
  const { currentData: passkeys } = query;
  const [begin, beginning] = useBeginPasskeyMutation();
  const [add, adding] = useAddPasskeyMutation();
  const [rename] = useRenamePasskeyMutation();
  const [remove, removing] = useRemovePasskeyMutation();
  const [isAsking, setAsking] = useScreenState('making a passkey', false);
  const [naming, setNaming] = useScreenState<string | null>('naming a passkey', null);
  const [leaving, setLeaving] = useScreenState<Passkey | null>('removing a passkey', null);
  const [problem, setProblem] = useScreenState<string | null>('passkeys problem', null);
  const list = useRef<HTMLUListElement>(null);
  const withProof = useIdentityProof();
  const showToast = useSettingsToast();

  const whyNot = (outcome: { data?: unknown; error?: unknown }, errors: readonly string[] = []) =>
    (outcome.error ? failureMessages(outcome.error, failed) : errors)[0] ?? null;

  async function onAdd() {
    setProblem(null);
    const asked = await withProof(() => begin());
    if (asked === null) return;
    const refused = whyNot(asked, asked.data?.errors);
    if (refused !== null || !asked.data) return setProblem(refused ?? failed);
    setAsking(true);
    const made = await makePasskey(asked.data.options);
    setAsking(false);
    if ('failed' in made) return setProblem(texts[made.failed]);
    const name = i18n.t(firstName, { number: (passkeys?.length ?? 0) + 1 });
    const added = await withProof(() => add({ response: made.response, name }));
    if (added === null) return;
    const notAdded = whyNot(added, added.data);
    if (notAdded !== null) return setProblem(notAdded);
    showToast(/*i18n*/ 'Your passkey is ready. It signs you in without a password.');
  }
  async function onName({ id }: Passkey, name: string) {
    const outcome = await rename({ id, name });
    const refused = whyNot(outcome, outcome.data);
    if (refused === null) {
      setNaming(null);
      list.current?.focus();
    }
    return refused;
  }
  async function onRemove({ id }: Passkey) {
    setLeaving(null);
    setProblem(null);
    const outcome = await withProof(() => remove({ id }));
    if (outcome === null) return;
    const refused = whyNot(outcome, outcome.data);
    if (refused !== null) return setProblem(refused);
    list.current?.focus();
    showToast(/*i18n*/ 'The passkey is removed.', 'info');
  }

  return (
    <Stack $gap={4}>
      <Row $gap={4} $justify="space-between">
        <Stack $gap={1}>
          <Heading level={3} look="tiny">
            {i18n.t('Passkeys')}
          </Heading>
          <Text $tone="muted">
            {canHavePasskeys()
              ? i18n.t(
                  'Sign in with your finger, your face or the code of your device instead of a password.',
                )
              : i18n.t('Your browser cannot use passkeys at this address.')}
          </Text>
        </Stack>
        {canHavePasskeys() && passkeys && (
          <Button
            variant="secondary"
            loading={beginning.isLoading || isAsking || adding.isLoading}
            onClick={() => void onAdd()}
          >
            {i18n.t('Add a passkey')}
          </Button>
        )}
      </Row>
      <NotLoaded
        query={query}
        height="2.5rem"
        failedText={i18n.t('We could not load your passkeys.')}
      />
      {passkeys && (
        <SettingsList ref={list} tabIndex={-1} aria-label={i18n.t('Passkeys')}>
          {passkeys.map((passkey) => (
            <SettingsLine key={passkey.id}>
              <KeyRound aria-hidden />
              {naming === passkey.id ? (
                <PasskeyName
                  name={passkey.name}
                  onName={(name) => onName(passkey, name)}
                  onCancel={() => setNaming(null)}
                />
              ) : (
                <>
                  <Stack $gap={1}>
                    <Text $weight="semibold">{passkey.name}</Text>
                    <Text $size="small" $tone="muted" $tabular>
                      {passkey.usedAt === null
                        ? i18n.t('Added {when}', {
                            when: formatMomentWithin(passkey.createdAt, today, spoken),
                          })
                        : i18n.t('Last used {when}', {
                            when: formatMomentWithin(passkey.usedAt, today, spoken),
                          })}
                    </Text>
                  </Stack>
                  <Row $gap={2}>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={i18n.t('Rename {name}', { name: passkey.name })}
                      onClick={() => setNaming(passkey.id)}
                    >
                      {i18n.t('Rename')}
                    </Button>
                    <Button
                      variant="secondary"
                      size="small"
                      disabled={removing.isLoading}
                      aria-label={i18n.t('Remove {name}', { name: passkey.name })}
                      onClick={() => setLeaving(passkey)}
                    >
                      {i18n.t('Remove')}
                    </Button>
                  </Row>
                </>
              )}
            </SettingsLine>
          ))}
        </SettingsList>
      )}
      <FormError message={problem} />
      <ConfirmDialog
        open={leaving !== null}
        title={i18n.t('Remove this passkey?')}
        text={i18n.t(
          '{name} no longer signs you in. Your device may still offer it until you remove it there too.',
          {
            name: leaving?.name ?? '',
          },
        )}
        confirmLabel={i18n.t('Remove')}
        cancelLabel={i18n.t('Cancel')}
        onConfirm={() => leaving && void onRemove(leaving)}
        onCancel={() => setLeaving(null)}
        lang={spoken}
      />
    </Stack>
  );
}

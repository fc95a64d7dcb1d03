import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { canHavePasskeys } from '../../platform/browser/passkeys';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FormError } from '../../ui/form/FormError';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { NotLoaded } from './NotLoaded';
import { PasskeyLine } from './PasskeyLine';
import { SettingsList } from './SettingsList';
import { usePasskeys } from './usePasskeys';

/** The passkeys of the account: added, renamed and removed. */
export function Passkeys() {
  const { i18n } = useLingui();
  const spoken = useScreenLanguage('en');
  const list = useRef<HTMLUListElement>(null);
  const actions = usePasskeys(list);
  const { query, isAdding, isRemoving, naming, setNaming, leaving, setLeaving, onName } = actions;
  const { currentData: passkeys } = query;

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
                  'Sign in with your finger, your face or your device’s code instead of a password.',
                )
              : i18n.t('Your browser cannot use passkeys at this address.')}
          </Text>
        </Stack>
        {canHavePasskeys() && passkeys && (
          <Button variant="secondary" loading={isAdding} onClick={() => void actions.onAdd()}>
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
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              isNaming={naming === passkey.id}
              isRemoving={isRemoving}
              onNaming={setNaming}
              onName={onName}
              onRemove={setLeaving}
            />
          ))}
        </SettingsList>
      )}
      <FormError message={actions.problem} />
      <ConfirmDialog
        open={leaving !== null}
        title={i18n.t('Remove this passkey?')}
        text={i18n.t(
          'You can no longer sign in with {name}. Remove it on your device too, or the device may still suggest it.',
          {
            name: leaving?.name ?? '',
          },
        )}
        confirmLabel={i18n.t('Remove')}
        cancelLabel={i18n.t('Cancel')}
        onConfirm={() => leaving && void actions.onRemove(leaving)}
        onCancel={() => setLeaving(null)}
        lang={spoken}
      />
    </Stack>
  );
}

import { useLingui } from '@lingui/react';
import { KeyRound } from 'lucide-react';
import { getCopenhagenDate } from '../../../domain/values/days';
import { formatMomentWithin } from '../../../domain/values/momentWithin';
import { useNow } from '../../platform/store/useClock';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { Passkey } from '../api/passkeysApi';
import { PasskeyName } from './PasskeyName';
import { SettingsLine } from './SettingsList';

interface Props {
  passkey: Passkey;
  isNaming: boolean;
  isRemoving: boolean;
  /** Begins to rename it, or gives it up. */
  onNaming: (id: string | null) => void;
  /** Returns why it could not be renamed. */
  onName: (passkey: Passkey, name: string) => Promise<string | null>;
  onRemove: (passkey: Passkey) => void;
}

/** A passkey with its buttons, or with the field for its name. */
export function PasskeyLine({ passkey, isNaming, isRemoving, onNaming, onName, onRemove }: Props) {
  const { i18n } = useLingui();
  const spoken = useScreenLanguage('en');
  const today = getCopenhagenDate(useNow());
  const { id, name, createdAt, usedAt } = passkey;
  return (
    <SettingsLine>
      <KeyRound aria-hidden />
      {isNaming ? (
        <PasskeyName
          name={name}
          onName={(given) => onName(passkey, given)}
          onCancel={() => onNaming(null)}
        />
      ) : (
        <>
          <Stack $gap={1}>
            <Text $weight="semibold" dir="auto">
              {name}
            </Text>
            <Text $size="small" $tone="muted" $tabular>
              {usedAt === null
                ? i18n.t('Added {when}', { when: formatMomentWithin(createdAt, today, spoken) })
                : i18n.t('Last used {when}', { when: formatMomentWithin(usedAt, today, spoken) })}
            </Text>
          </Stack>
          <Row $gap={2}>
            <Button
              variant="quiet"
              size="small"
              aria-label={i18n.t('Rename {name}', { name })}
              onClick={() => onNaming(id)}
            >
              {i18n.t('Rename')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              disabled={isRemoving}
              aria-label={i18n.t('Remove {name}', { name })}
              onClick={() => onRemove(passkey)}
            >
              {i18n.t('Remove')}
            </Button>
          </Row>
        </>
      )}
    </SettingsLine>
  );
}

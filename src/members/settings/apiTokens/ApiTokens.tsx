import { useLingui } from '@lingui/react';
import { KeyRound } from 'lucide-react';
import { useRef } from 'react';
import { mostApiTokens } from '../../../../domain/members/apiTokens';
import { addresses } from '../../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../../domain/values/days';
import { formatMomentWithin } from '../../../../domain/values/momentWithin';
import { useNow } from '../../../platform/store/useClock';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { FormError } from '../../../ui/form/FormError';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextLink } from '../../../ui/TextLink';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import type { ApiToken } from '../../api/apiTokensApi';
import { NotLoaded } from '../NotLoaded';
import { SettingsLine, SettingsList } from '../SettingsList';
import { ApiTokenForm } from './ApiTokenForm';
import { MadeApiToken } from './MadeApiToken';
import { scopeNames } from './scopeNames';
import { useApiTokens } from './useApiTokens';

interface LineProps {
  token: ApiToken;
  disabled: boolean;
  onEnd: (token: ApiToken) => void;
}

function TokenLine({ token, disabled, onEnd }: LineProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en') ?? 'en';
  const today = getCopenhagenDate(useNow());
  const { name, scopes, expiresAt, usedAt } = token;
  const expires = i18n.t('Valid until {date}', {
    date: formatDate(getCopenhagenDate(new Date(expiresAt)), language),
  });
  const used =
    usedAt === null
      ? i18n.t('not used yet')
      : i18n.t('last used {when}', { when: formatMomentWithin(usedAt, today, language) });
  return (
    <SettingsLine>
      <KeyRound aria-hidden />
      <Stack $gap={1}>
        <Text $weight="semibold" dir="auto">
          {name}
        </Text>
        {scopes.map((scope) => (
          <Text key={scope} $size="small">
            {i18n.t(scopeNames[scope])}
          </Text>
        ))}
        <Text $size="small" $tone="muted" $tabular>
          {`${expires}, ${used}`}
        </Text>
      </Stack>
      <Button
        variant="secondary"
        size="small"
        disabled={disabled}
        aria-label={i18n.t('End {name}', { name })}
        onClick={() => onEnd(token)}
      >
        {i18n.t('End')}
      </Button>
    </SettingsLine>
  );
}

/** The tokens with which a member's own programs use the account: made, shown once, and ended. */
export function ApiTokens() {
  const { i18n } = useLingui();
  const spoken = useScreenLanguage('en');
  const list = useRef<HTMLUListElement>(null);
  const actions = useApiTokens(list);
  const { query, made, isMaking, setMaking, asked, setAsked } = actions;
  const { currentData: tokens } = query;
  return (
    <Stack $gap={4}>
      <Text $tone="muted">
        {i18n.t(
          'A token lets a program use your account without your password. It cannot book, write messages or change your settings. A new password and “Sign out everywhere else” end all your tokens.',
        )}{' '}
        <TextLink to={addresses.developers}>{i18n.t('How programs use it')}</TextLink>
      </Text>
      <NotLoaded
        query={query}
        height="2.5rem"
        failedText={i18n.t('We could not load your tokens.')}
      />
      {made !== null && <MadeApiToken token={made} onKept={actions.forget} />}
      {tokens && tokens.length > 0 && (
        <SettingsList ref={list} tabIndex={-1} aria-label={i18n.t('API tokens')}>
          {tokens.map((token) => (
            <TokenLine key={token.id} token={token} disabled={actions.isEnding} onEnd={setAsked} />
          ))}
        </SettingsList>
      )}
      <FormError message={actions.problem} />
      {isMaking && <ApiTokenForm onMake={actions.onMake} onCancel={() => setMaking(false)} />}
      {tokens && !isMaking && tokens.length < mostApiTokens && (
        <Row>
          <Button variant="secondary" onClick={() => setMaking(true)}>
            {i18n.t('Make a token')}
          </Button>
        </Row>
      )}
      {tokens && tokens.length >= mostApiTokens && (
        <Text $tone="muted">{i18n.t('You have ten tokens. End one before you make another.')}</Text>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={i18n.t('End this token?')}
        text={i18n.t('Programs that use {name} stop working at once.', { name: asked?.name ?? '' })}
        confirmLabel={i18n.t('End the token')}
        cancelLabel={i18n.t('Cancel')}
        onConfirm={() => asked && void actions.onEnd(asked)}
        onCancel={() => setAsked(null)}
        lang={spoken}
      />
    </Stack>
  );
}

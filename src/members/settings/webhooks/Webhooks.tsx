import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { mostWebhooks } from '../../../../domain/notifications/webhooks';
import { addresses } from '../../../../domain/values/addresses';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { FormError } from '../../../ui/form/FormError';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextLink } from '../../../ui/TextLink';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { MadeSecret } from '../MadeSecret';
import { NotLoaded } from '../NotLoaded';
import { SettingsList } from '../SettingsList';
import { useWebhooks } from './useWebhooks';
import { WebhookForm } from './WebhookForm';
import { WebhookLine } from './WebhookLine';

/** The addresses to which events of the member are sent: added, paused, tested and removed, each with its log. */
export function Webhooks() {
  const { i18n } = useLingui();
  const spoken = useScreenLanguage('en');
  const list = useRef<HTMLUListElement>(null);
  const actions = useWebhooks(list);
  const { query, secret, isAdding, setAdding, asked, setAsked } = actions;
  const { currentData: webhooks } = query;
  const secretTexts = {
    lead: i18n.t('Copy the secret now. We cannot show it again.'),
    label: i18n.t('Secret of your new webhook'),
    copy: i18n.t('Copy the secret'),
    copied: i18n.t('You have copied the secret.'),
    failed: i18n.t('We could not copy the secret. Select it in the field, and copy it yourself.'),
  };
  return (
    <Stack $gap={4}>
      <Text $tone="muted">
        {i18n.t(
          'A webhook tells a server of yours at once when something happens. We send ids, days and amounts, and no names or texts.',
        )}{' '}
        <TextLink to={`${addresses.developers}#webhooks`}>
          {i18n.t('How your server receives it')}
        </TextLink>
      </Text>
      <NotLoaded
        query={query}
        height="2.5rem"
        failedText={i18n.t('We could not load your webhooks.')}
      />
      {secret !== null && (
        <MadeSecret
          secret={secret}
          what="webhook secret"
          texts={secretTexts}
          onKept={actions.forget}
        />
      )}
      {webhooks && webhooks.length > 0 && (
        <SettingsList ref={list} tabIndex={-1} aria-label={i18n.t('Webhooks')}>
          {webhooks.map((webhook) => (
            <WebhookLine key={webhook.id} webhook={webhook} actions={actions} />
          ))}
        </SettingsList>
      )}
      <FormError message={actions.problem} />
      {isAdding && <WebhookForm onAdd={actions.onAdd} onCancel={() => setAdding(false)} />}
      {webhooks && !isAdding && webhooks.length < mostWebhooks && (
        <Row>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {i18n.t('Add a webhook')}
          </Button>
        </Row>
      )}
      {webhooks && webhooks.length >= mostWebhooks && (
        <Text $tone="muted">
          {i18n.t('You have five webhooks. Remove one before you add another.')}
        </Text>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={i18n.t('Remove this webhook?')}
        text={i18n.t('We send nothing more to {url}, and delete its log.', {
          url: asked?.url ?? '',
        })}
        confirmLabel={i18n.t('Remove')}
        cancelLabel={i18n.t('Cancel')}
        onConfirm={() => asked && void actions.onRemove(asked)}
        onCancel={() => setAsked(null)}
        lang={spoken}
      />
    </Stack>
  );
}

import { useLingui } from '@lingui/react';
import { Webhook as WebhookIcon } from 'lucide-react';
import styled from 'styled-components';
import { getCopenhagenDate } from '../../../../domain/values/days';
import { formatMomentWithin } from '../../../../domain/values/momentWithin';
import type { Webhook } from '../../../notifications/api/webhooksApi';
import { useNow } from '../../../platform/store/useClock';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Disclosure, useDisclosure } from '../../../ui/Disclosure';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { SettingsLine } from '../SettingsList';
import { DeliveryLog } from './DeliveryLog';
import type { useWebhooks } from './useWebhooks';
import { stateNames, topicNames } from './webhookNames';

/** The icon stays beside the URL: a line is as tall as its topics. */
const Line = styled(SettingsLine)`
  align-items: flex-start;
`;
/** Below icon and name: beside the buttons a URL had half of the width. */
const Below = styled.div`
  && {
    flex-basis: 100%;
  }
`;
const Url = styled(Text)`
  overflow-wrap: anywhere;
`;

const tones = { ACTIVE: 'success', PAUSED: 'neutral', SWITCHED_OFF: 'danger' } as const;

/** Since when a webhook does not work; a webhook that is off says why. */
function Health({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en') ?? 'en';
  const today = getCopenhagenDate(useNow());
  if (state === 'SWITCHED_OFF') {
    return (
      <Text $size="small">
        {i18n.t(
          'We stopped, because your server did not take what we sent. Repair it, and resume.',
        )}
      </Text>
    );
  }
  if (failingSince == null) return null;
  const when = formatMomentWithin(failingSince, today, language);
  return <Text $size="small">{i18n.t('Nothing has arrived since {when}.', { when })}</Text>;
}

interface Props {
  webhook: Webhook;
  actions: ReturnType<typeof useWebhooks>;
}

/** A webhook with its buttons and its log. */
export function WebhookLine({ webhook, actions }: Props) {
  const { i18n } = useLingui();
  const { id, url, topics, state } = webhook;
  const { isBusy, onPing, onPause, setAsked, onReplay } = actions;
  const logName = `log of webhook ${id}`;
  const [isLogOpen] = useDisclosure(logName);
  const isActive = state === 'ACTIVE';
  return (
    <Line>
      <WebhookIcon aria-hidden />
      <Stack $gap={1}>
        <Row>
          <Url $weight="semibold" dir="ltr">
            {url}
          </Url>
          <Badge $tone={tones[state]}>{i18n.t(stateNames[state])}</Badge>
        </Row>
        {topics.map((topic) => (
          <Text key={topic} $size="small">
            {i18n.t(topicNames[topic])}
          </Text>
        ))}
        <Health webhook={webhook} />
      </Stack>
      <Below>
        <Row>
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy || !isActive}
            aria-label={i18n.t('Send a test to {url}', { url })}
            onClick={() => void onPing(webhook)}
          >
            {i18n.t('Send a test')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            aria-label={isActive ? i18n.t('Pause {url}', { url }) : i18n.t('Resume {url}', { url })}
            onClick={() => void onPause(webhook)}
          >
            {isActive ? i18n.t('Pause') : i18n.t('Resume')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            aria-label={i18n.t('Remove {url}', { url })}
            onClick={() => setAsked(webhook)}
          >
            {i18n.t('Remove')}
          </Button>
        </Row>
      </Below>
      <Below>
        <Disclosure name={logName} plain summary={i18n.t('Log')}>
          {isLogOpen && (
            <DeliveryLog
              webhook={webhook}
              isBusy={isBusy}
              onReplay={(each) => void onReplay(each)}
            />
          )}
        </Disclosure>
      </Below>
    </Line>
  );
}

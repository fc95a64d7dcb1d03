import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatMoment } from '../../../../domain/conversations/messageTime';
import { getCopenhagenDate } from '../../../../domain/values/days';
import {
  useWebhookDeliveriesQuery,
  type Webhook,
  type WebhookDelivery,
} from '../../../notifications/api/webhooksApi';
import { useNow } from '../../../platform/store/useClock';
import { theme } from '../../../theme/theme';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { NotLoaded } from '../NotLoaded';
import { deliveryStateNames, failureSentences } from './webhookNames';

const { border, color, space } = theme;

const List = styled.ul`
  display: grid;
`;
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};
  border-block-start: ${border.line} solid ${color.line};
`;

const tones = { WAITING: 'neutral', DELIVERED: 'success', FAILED: 'danger' } as const;

interface LineProps {
  delivery: WebhookDelivery;
  disabled: boolean;
  onReplay: (id: string) => void;
}

function DeliveryLine({ delivery, disabled, onReplay }: LineProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const today = getCopenhagenDate(useNow());
  const { id, type, state, tries, status, failure, createdAt, triedAt } = delivery;
  const when = formatMoment(triedAt ?? createdAt, today, language);
  return (
    <Line>
      <Stack $gap={1}>
        <Row>
          <Text $weight="medium" lang="en">
            <code>{type}</code>
          </Text>
          <Badge $tone={tones[state]}>{i18n.t(deliveryStateNames[state])}</Badge>
        </Row>
        <Text $size="small" $tone="muted" $tabular>
          {tries > 1 ? i18n.t('{when}, {tries} attempts', { when, tries }) : when}
        </Text>
        {failure != null && (
          <Text $size="small">
            {i18n.t(failureSentences[failure], { status })}
            {state === 'WAITING' && ` ${i18n.t('We try again.')}`}
          </Text>
        )}
      </Stack>
      {state !== 'WAITING' && (
        <Button
          variant="secondary"
          size="small"
          disabled={disabled}
          aria-label={i18n.t('Send {type} from {when} again', { type, when })}
          onClick={() => onReplay(id)}
        >
          {i18n.t('Send again')}
        </Button>
      )}
    </Line>
  );
}

/** The latest deliveries of a webhook, newest first. The stream of events keeps them up to date. */
export function DeliveryLog({
  webhook,
  isBusy,
  onReplay,
}: {
  webhook: Webhook;
  isBusy: boolean;
  onReplay: (id: string) => void;
}) {
  const { i18n } = useLingui();
  const query = useWebhookDeliveriesQuery({ webhookId: webhook.id });
  const { currentData: deliveries } = query;
  if (!deliveries) {
    return (
      <NotLoaded query={query} height="4rem" failedText={i18n.t('We could not load the log.')} />
    );
  }
  if (deliveries.length === 0) return <Text $tone="muted">{i18n.t('Nothing sent yet.')}</Text>;
  return (
    <List aria-label={i18n.t('Deliveries')}>
      {deliveries.map((delivery) => (
        <DeliveryLine
          key={delivery.id}
          delivery={delivery}
          disabled={isBusy || webhook.state !== 'ACTIVE'}
          onReplay={onReplay}
        />
      ))}
    </List>
  );
}

import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatMoment } from '../../../domain/conversations/messageTime';
import { getCopenhagenDate } from '../../../domain/values/days';
import { useNow } from '../../platform/store/useClock';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { type SecurityEvent, useSecurityEventsQuery } from '../api/securityApi';
import { deviceName } from './deviceName';
import { NotLoaded } from './NotLoaded';

const { border, color, space } = theme;

const List = styled.ul`
  display: grid;
`;
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[3]};
  border-block-start: ${border.line} solid ${color.line};
`;

const words: Record<SecurityEvent['kind'], string> = {
  SIGNED_UP: /*i18n*/ 'Account created',
  SIGNED_IN: /*i18n*/ 'Signed in',
  EMAIL_CONFIRMED: /*i18n*/ 'Email confirmed',
  EMAIL_CHANGE_ASKED: /*i18n*/ 'Asked to change email',
  EMAIL_CHANGED: /*i18n*/ 'Email changed',
  PASSWORD_CHANGED: /*i18n*/ 'Password changed',
  PASSWORD_RESET: /*i18n*/ 'Password reset with a link',
  SESSION_ENDED: /*i18n*/ 'A browser signed out from another one',
  SESSIONS_ENDED: /*i18n*/ 'All other browsers signed out',
  ENDED_BY_SKURET: /*i18n*/ 'Skuret signed you out everywhere',
  SIGNED_IN_NEW: /*i18n*/ 'Signed in from a new browser',
  SECOND_FACTOR_SET: /*i18n*/ 'Two-step sign-in turned on',
  SECOND_FACTOR_REMOVED: /*i18n*/ 'Two-step sign-in turned off',
  SECOND_FACTOR_REMOVED_BY_SKURET: /*i18n*/ 'Skuret turned two-step sign-in off',
  RECOVERY_CODES_RENEWED: /*i18n*/ 'New recovery codes made',
  PASSKEY_ADDED: /*i18n*/ 'A passkey added',
  PASSKEY_REMOVED: /*i18n*/ 'A passkey removed',
  API_TOKEN_MADE: /*i18n*/ 'An API token made',
  API_TOKEN_ENDED: /*i18n*/ 'An API token ended',
  WEBHOOK_ADDED: /*i18n*/ 'A webhook added',
  WEBHOOK_REMOVED: /*i18n*/ 'A webhook removed',
  RECOVERY_CODE_USED: /*i18n*/ 'A recovery code used',
  PAYOUT_ACCOUNT_ASKED: /*i18n*/ 'Started to give a bank account',
  PAYMENT_METHOD_ASKED: /*i18n*/ 'Started to add a payment method',
  EXPORTED: /*i18n*/ 'Requested a file with everything about you',
  CALENDAR_MADE: /*i18n*/ 'Calendar got a new address',
  CALENDAR_ENDED: /*i18n*/ 'Calendar address removed',
  LEAVING_ASKED: /*i18n*/ 'You deleted your account',
  CAME_BACK: /*i18n*/ 'You came back',
};

/** How many events are shown at first. */
const few = 5;

/** The security events of the account, newest first. */
export function SecurityEvents() {
  const { i18n } = useLingui();
  const spoken = useScreenLanguage('en');
  const today = getCopenhagenDate(useNow());
  const [isWhole, setWhole] = useScreenState('all security events', false);
  const query = useSecurityEventsQuery();
  const { currentData: events } = query;

  return (
    <Stack $gap={4}>
      <NotLoaded
        query={query}
        height="6rem"
        failedText={i18n.t('We could not load the security events.')}
      />
      {events?.length === 0 && <Text $tone="muted">{i18n.t('Nothing has happened yet.')}</Text>}
      {events && events.length > 0 && (
        <List aria-label={i18n.t('Latest security events')}>
          {events.slice(0, isWhole ? undefined : few).map((event) => (
            <Line key={event.id}>
              <Stack $gap={1}>
                <Text $weight="medium">{i18n.t(words[event.kind])}</Text>
                {!event.kind.endsWith('_BY_SKURET') && (
                  <Text $size="small" $tone="muted">
                    {deviceName(event, i18n)}
                  </Text>
                )}
              </Stack>
              <Text $size="small" $tone="muted" $tabular>
                {formatMoment(event.at, today, spoken)}
              </Text>
            </Line>
          ))}
        </List>
      )}
      {events && events.length > few && !isWhole && (
        <Row>
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {i18n.t('Show more')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

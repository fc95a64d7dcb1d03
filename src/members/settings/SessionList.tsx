import { useLingui } from '@lingui/react';
import { Monitor, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { getCopenhagenDate } from '../../../domain/values/days';
import { formatMomentWithin } from '../../../domain/values/momentWithin';
import { failureMessages } from '../../platform/store/failureMessages';
import { useNow } from '../../platform/store/useClock';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/form/FormError';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import {
  type Session,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useMySessionsQuery,
} from '../api/securityApi';
import { deviceName } from './deviceName';
import { NotLoaded } from './NotLoaded';
import { SettingsLine, SettingsList } from './SettingsList';
import { useIdentityProof } from './useIdentityProof';
import { useSettingsToast } from './useSettingsToast';

const failed = /*i18n*/ 'We could not sign out the browser. Please try again.';
const phones = ['iPhone', 'iPad', 'Android'];

/** The browsers where the person is signed in, with buttons to end one session or all others. */
export function SessionList() {
  const { i18n } = useLingui();
  const spoken = useScreenLanguage('en');
  const today = getCopenhagenDate(useNow());
  const query = useMySessionsQuery();
  const { currentData: sessions } = query;
  const [endSession, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const [problem, setProblem] = useScreenState<string | null>('session problem', null);
  const list = useRef<HTMLUListElement>(null);
  const withProof = useIdentityProof();
  const showToast = useSettingsToast();
  const busy = ending.isLoading || endingOthers.isLoading;

  async function onEnd({ id }: Session) {
    setProblem(null);
    const outcome = await withProof(() => endSession({ id }));
    if (outcome === null) return;
    const [refused] = outcome.error ? failureMessages(outcome.error, failed) : (outcome.data ?? []);
    if (refused !== undefined) return setProblem(i18n.t(refused));
    // The pressed button disappears with its session, so the list takes the focus.
    list.current?.focus();
    showToast(/*i18n*/ 'We have signed you out of that browser.');
  }

  async function onEndOthers() {
    setProblem(null);
    const outcome = await withProof(() => endOthers());
    if (outcome === null) return;
    const [refused] = outcome.error ? failureMessages(outcome.error, failed) : (outcome.data ?? []);
    if (refused !== undefined) return setProblem(i18n.t(refused));
    list.current?.focus();
    showToast(/*i18n*/ 'We have signed you out of all other browsers.');
  }

  return (
    <Stack $gap={4}>
      <Stack $gap={1}>
        <Heading level={3} look="tiny">
          {i18n.t('Where you are signed in')}
        </Heading>
        <Text $tone="muted">
          {i18n.t(
            'Do you see a browser that you do not know? Sign it out, and change your password.',
          )}
        </Text>
      </Stack>
      <NotLoaded
        query={query}
        height="4.5rem"
        failedText={i18n.t('We could not load the browsers you are signed in to.')}
      />
      {sessions && (
        <SettingsList ref={list} tabIndex={-1} aria-label={i18n.t('Where you are signed in')}>
          {sessions.map((session) => {
            const name = deviceName(session, i18n);
            const isPhone = session.system !== null && phones.includes(session.system);
            return (
              <SettingsLine key={session.id}>
                {isPhone ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
                <Stack $gap={1}>
                  <Text $weight="semibold">{name}</Text>
                  <Text $size="small" $tone="muted" $tabular>
                    {session.isCurrent
                      ? i18n.t('Signed in {when}', {
                          when: formatMomentWithin(session.createdAt, today, spoken),
                        })
                      : i18n.t('Last used {when}', {
                          when: formatMomentWithin(session.usedAt, today, spoken),
                        })}
                  </Text>
                </Stack>
                {session.isCurrent ? (
                  <Badge $tone="primary">{i18n.t('This browser')}</Badge>
                ) : (
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={busy}
                    aria-label={i18n.t('Sign out {browser}', { browser: name })}
                    onClick={() => void onEnd(session)}
                  >
                    {i18n.t('Sign out')}
                  </Button>
                )}
              </SettingsLine>
            );
          })}
        </SettingsList>
      )}
      <FormError message={problem} />
      {sessions && sessions.length > 1 && (
        <Row>
          <Button
            variant="secondary"
            loading={endingOthers.isLoading}
            disabled={busy}
            onClick={() => void onEndOthers()}
          >
            {i18n.t('Sign out everywhere else')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

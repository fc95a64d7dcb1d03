import { useLingui } from '@lingui/react';
import { ShieldCheck } from 'lucide-react';
import { copenhagenDateOf, formatDate } from '../../../domain/values/days';
import { failureMessages } from '../../platform/store/failureMessages';
import { Badge } from '../../ui/Badge';
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
  type RecoveryCodesAnswer,
  useBeginSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
  useSetSecondFactorMutation,
} from '../api/secondFactorApi';
import { NotLoaded } from './NotLoaded';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorSetup } from './SecondFactorSetup';
import { useIdentityProof } from './useIdentityProof';
import { useSettingsToast } from './useSettingsToast';

const failed = /*i18n*/ 'That did not work. Please try again.';
/** With this many recovery codes left, or fewer, it is time for new ones. */
const few = 3;

/** The second step of signing in: off, being set up, or on with its recovery codes. */
export function SecondFactor() {
  const { i18n } = useLingui();
  const spoken = useScreenLanguage('en');
  const query = useSecondFactorQuery();
  const { currentData: factor } = query;
  const [begin, beginning] = useBeginSecondFactorMutation();
  const [set] = useSetSecondFactorMutation();
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const [remove, removing] = useRemoveSecondFactorMutation();
  /** Shown until the person has stored them: the service sends them only once. */
  const [codes, setCodes] = useScreenState<readonly string[] | null>('recovery codes', null);
  const [asking, setAsking] = useScreenState<'renew' | 'remove' | null>('second factor asks', null);
  const [problem, setProblem] = useScreenState<string | null>('second factor problem', null);
  const withProof = useIdentityProof();
  const showToast = useSettingsToast();
  const setup = beginning.data;

  const show = ({ recoveryCodes, errors }: RecoveryCodesAnswer) => {
    const [refused = null] = errors;
    if (refused === null) setCodes(recoveryCodes);
    return refused;
  };
  async function onBegin() {
    setProblem(null);
    const outcome = await withProof(() => begin());
    if (outcome?.error) setProblem(i18n.t(failureMessages(outcome.error, failed)[0] ?? failed));
  }
  async function onCode(code: string) {
    if (!setup) return failed;
    const outcome = await withProof(() => set({ id: setup.id, code }));
    if (outcome === null) return null;
    if (!outcome.data) return failureMessages(outcome.error, failed)[0] ?? failed;
    const refused = show(outcome.data);
    if (refused === null) beginning.reset();
    return refused;
  }
  async function onRenew() {
    setAsking(null);
    setProblem(null);
    const outcome = await withProof(() => renew());
    if (outcome === null) return;
    const refused = outcome.data ? show(outcome.data) : failureMessages(outcome.error, failed)[0];
    setProblem(refused ? i18n.t(refused) : null);
  }
  async function onRemove() {
    setAsking(null);
    setProblem(null);
    const outcome = await withProof(() => remove());
    if (outcome === null) return;
    const [refused] = outcome.error ? failureMessages(outcome.error, failed) : (outcome.data ?? []);
    if (refused !== undefined) return setProblem(i18n.t(refused));
    setCodes(null);
    showToast(/*i18n*/ 'Two-step sign-in is off.', 'info');
  }

  return (
    <Stack $gap={4}>
      <Row $gap={4} $justify="space-between">
        <Stack $gap={1}>
          <Row $gap={2}>
            <Heading level={3} look="tiny">
              {i18n.t('Two-step sign-in')}
            </Heading>
            {factor && (
              <Badge $tone="success">
                <ShieldCheck aria-hidden />
                {i18n.t('On')}
              </Badge>
            )}
          </Row>
          <Text $tone="muted">
            {factor
              ? i18n.t('Since {when}, signing in takes your password and a code of your app.', {
                  when: formatDate(copenhagenDateOf(new Date(factor.since)), spoken),
                })
              : i18n.t(
                  'With a code of an app on your phone, whoever learns your password cannot sign in with it.',
                )}
          </Text>
        </Stack>
        {factor === null && !setup && (
          <Button variant="secondary" loading={beginning.isLoading} onClick={() => void onBegin()}>
            {i18n.t('Set it up')}
          </Button>
        )}
      </Row>
      <NotLoaded
        query={query}
        height="2.5rem"
        failedText={i18n.t('We could not load how you sign in.')}
      />
      {setup && !factor && (
        <SecondFactorSetup setup={setup} onCode={onCode} onCancel={beginning.reset} />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null);
            showToast(/*i18n*/ 'Two-step sign-in is on.');
          }}
        />
      )}
      {factor && !codes && (
        <>
          <Text $tone={factor.recoveryCodesLeft <= few ? 'ink' : 'muted'}>
            {factor.recoveryCodesLeft === 0
              ? i18n.t(
                  'You have no recovery codes left. Make new ones, in case you lose your phone.',
                )
              : i18n.t('{count} recovery codes left, for when you do not have your phone.', {
                  count: factor.recoveryCodesLeft,
                })}
          </Text>
          <Row>
            <Button
              variant="secondary"
              loading={renewing.isLoading}
              onClick={() => setAsking('renew')}
            >
              {i18n.t('New recovery codes')}
            </Button>
            <Button
              variant="quiet"
              loading={removing.isLoading}
              onClick={() => setAsking('remove')}
            >
              {i18n.t('Turn off')}
            </Button>
          </Row>
        </>
      )}
      <FormError message={problem} />
      <ConfirmDialog
        open={asking === 'renew'}
        tone="primary"
        title={i18n.t('Make new recovery codes?')}
        text={i18n.t('The codes that you have kept stop working at once.')}
        confirmLabel={i18n.t('Make new codes')}
        cancelLabel={i18n.t('Cancel')}
        onConfirm={() => void onRenew()}
        onCancel={() => setAsking(null)}
        lang={spoken}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        title={i18n.t('Turn two-step sign-in off?')}
        text={i18n.t('Your password alone signs in then, and your recovery codes are gone.')}
        confirmLabel={i18n.t('Turn it off')}
        cancelLabel={i18n.t('Cancel')}
        onConfirm={() => void onRemove()}
        onCancel={() => setAsking(null)}
        lang={spoken}
      />
    </Stack>
  );
}

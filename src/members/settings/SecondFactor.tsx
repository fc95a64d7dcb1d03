import { useLingui } from '@lingui/react';
import { ShieldCheck } from 'lucide-react';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FormError } from '../../ui/form/FormError';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { NotLoaded } from './NotLoaded';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorSetup } from './SecondFactorSetup';
import { useSecondFactor } from './useSecondFactor';

/** With this many recovery codes left, or fewer, it is time for new ones. */
const few = 3;

/** The second step of signing in: off, being set up, or on with its recovery codes. */
export function SecondFactor() {
  const { i18n } = useLingui();
  const spoken = useScreenLanguage('en');
  const actions = useSecondFactor();
  const { query, setup, codes, asking, setAsking } = actions;
  const { currentData: factor } = query;

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
              ? i18n.t('Since {when}, you sign in with your password and a code from your app.', {
                  when: formatDate(getCopenhagenDate(new Date(factor.since)), spoken),
                })
              : i18n.t(
                  'Protect your account with a code from an app on your phone. Then your password alone is not enough to sign in.',
                )}
          </Text>
        </Stack>
        {factor === null && !setup && (
          <Button
            variant="secondary"
            loading={actions.isBeginning}
            onClick={() => void actions.onBegin()}
          >
            {i18n.t('Set it up')}
          </Button>
        )}
      </Row>
      <NotLoaded
        query={query}
        height="2.5rem"
        failedText={i18n.t('We could not load your sign-in settings.')}
      />
      {setup && !factor && (
        <SecondFactorSetup setup={setup} onCode={actions.onCode} onCancel={actions.cancelSetup} />
      )}
      {codes && <RecoveryCodes codes={codes} onKept={actions.onKept} />}
      {factor && !codes && (
        <>
          <Text $tone={factor.recoveryCodesLeft <= few ? 'ink' : 'muted'}>
            {factor.recoveryCodesLeft === 0
              ? i18n.t(
                  'You have no recovery codes left. Make new ones, in case you lose your phone.',
                )
              : i18n.t(
                  'You have {count} recovery codes left, in case you do not have your phone.',
                  {
                    count: factor.recoveryCodesLeft,
                  },
                )}
          </Text>
          <Row>
            <Button
              variant="secondary"
              loading={actions.isRenewing}
              onClick={() => setAsking('renew')}
            >
              {i18n.t('New recovery codes')}
            </Button>
            <Button
              variant="quiet"
              loading={actions.isRemoving}
              onClick={() => setAsking('remove')}
            >
              {i18n.t('Turn off')}
            </Button>
          </Row>
        </>
      )}
      <FormError message={actions.problem} />
      <ConfirmDialog
        open={asking === 'renew'}
        tone="primary"
        title={i18n.t('Make new recovery codes?')}
        text={i18n.t('Your old codes will no longer work.')}
        confirmLabel={i18n.t('Make new codes')}
        cancelLabel={i18n.t('Cancel')}
        onConfirm={() => void actions.onRenew()}
        onCancel={() => setAsking(null)}
        lang={spoken}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        title={i18n.t('Turn two-step sign-in off?')}
        text={i18n.t('Then your password is enough to sign in, and we delete your recovery codes.')}
        confirmLabel={i18n.t('Turn it off')}
        cancelLabel={i18n.t('Cancel')}
        onConfirm={() => void actions.onRemove()}
        onCancel={() => setAsking(null)}
        lang={spoken}
      />
    </Stack>
  );
}

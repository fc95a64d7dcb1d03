import { useLingui } from '@lingui/react';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Switch } from '../../ui/Switch';
import { Text } from '../../ui/Text';
import type { NotificationChoice } from './notificationChoices';
import type { usePush } from './usePush';
import { useSettingsToast } from './useSettingsToast';

/** Why push does not work in a browser, and what the person can do about it. */
const unavailableReasons = {
  missing: /*i18n*/ 'Your browser cannot show push notifications.',
  homeScreen:
    /*i18n*/ 'On iPhone and iPad, Skuret must be on your home screen. Choose Share, then Add to Home Screen, and open Skuret from there.',
  denied:
    /*i18n*/ 'Your browser blocks notifications from Skuret. Allow them in the browser’s settings for this site, and reload the page.',
} as const;
const notKnown = /*i18n*/ 'We could not see whether notifications are on. Please reload the page.';
const failed = /*i18n*/ 'We could not change push notifications. Please try again.';
const notAllowed =
  /*i18n*/ 'Your browser was not allowed to show notifications, so they are still off.';
const offEverywhere = /*i18n*/ 'Push notifications are off on all your devices.';

/** Push on this device. It asks for the browser's permission only after a click, and is on when the service says so. */
export function PushSwitch({
  push,
  choice,
}: {
  push: ReturnType<typeof usePush>;
  choice: NotificationChoice;
}) {
  const { i18n } = useLingui();
  const { ability, on, failed: isUnknown, others, working, turn, turnOffEverywhere } = push;
  const showToast = useSettingsToast();

  const say = (outcome: Awaited<ReturnType<typeof turn>>, done: string) => {
    if (outcome === 'done') showToast(done);
    else if (outcome === 'notAllowed') showToast(notAllowed, 'info');
    else showToast(outcome.refused ?? failed, 'danger');
  };
  const hint =
    ability === 'able'
      ? isUnknown && on === undefined
        ? notKnown
        : choice.hint
      : unavailableReasons[ability];

  return (
    <Stack $gap={2}>
      <Switch
        label={i18n.t(choice.label)}
        hint={i18n.t(hint)}
        checked={ability === 'able' && on === true}
        disabled={ability !== 'able' || on === undefined}
        aria-busy={working}
        onChange={async ({ currentTarget: { checked } }) => {
          if (working) return;
          say(await turn(checked), checked ? choice.said.on : choice.said.off);
        }}
      />
      {others > 0 && (
        <Row $gap={3}>
          <Text $size="small" $tone="muted">
            {others === 1
              ? i18n.t('On one other device as well.')
              : i18n.t('On {others} other devices as well.', { others })}
          </Text>
          <Button
            variant="secondary"
            size="small"
            loading={working}
            onClick={async () => say(await turnOffEverywhere(), offEverywhere)}
          >
            {i18n.t('Turn off on all devices')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

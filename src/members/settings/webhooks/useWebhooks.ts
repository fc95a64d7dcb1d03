import type { RefObject } from 'react';
import {
  useAddWebhookMutation,
  usePauseWebhookMutation,
  usePingWebhookMutation,
  useRemoveWebhookMutation,
  useReplayWebhookDeliveryMutation,
  useWebhooksQuery,
  type Webhook,
} from '../../../notifications/api/webhooksApi';
import type { AddWebhookInput } from '../../../platform/api/schemaTypes.generated';
import { failureMessages } from '../../../platform/store/failureMessages';
import { useScreenState } from '../../../ui/useScreenState';
import { useIdentityProof } from '../useIdentityProof';
import { useSettingsToast } from '../useSettingsToast';

const failed = /*i18n*/ 'We could not change your webhooks. Please try again.';

/** Adds, pauses, tests and removes webhooks. `list` takes the focus when the clicked button is gone. */
export function useWebhooks(list: RefObject<HTMLElement | null>) {
  const query = useWebhooksQuery();
  const [add] = useAddWebhookMutation();
  const [pause, { isLoading: isPausing }] = usePauseWebhookMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveWebhookMutation();
  const [ping, { isLoading: isPinging }] = usePingWebhookMutation();
  const [replay, { isLoading: isReplaying }] = useReplayWebhookDeliveryMutation();
  /** The secret of the webhook that was just added; the service cannot show it again. */
  const [secret, setSecret] = useScreenState<string | null>('webhook secret', null);
  const [isAdding, setAdding] = useScreenState('adding a webhook', false);
  const [asked, setAsked] = useScreenState<Webhook | null>('removing a webhook', null);
  const [problem, setProblem] = useScreenState<string | null>('webhook problem', null);
  const withProof = useIdentityProof();
  const showToast = useSettingsToast();

  /** Shows why something failed, or the toast; returns whether it is done. */
  async function act(
    doing: Promise<{ data?: readonly string[] | undefined; error?: unknown }>,
    done: string,
  ): Promise<boolean> {
    setProblem(null);
    const { data, error } = await doing;
    const refused = error ? failureMessages(error, failed)[0] : data?.[0];
    if (refused !== undefined) setProblem(refused);
    else showToast(done, 'info');
    return refused === undefined;
  }

  /** Returns why the webhook was not added; null when it was, or when the member gave up. */
  async function onAdd(input: AddWebhookInput): Promise<string | null> {
    setSecret(null);
    const outcome = await withProof(() => add({ input }));
    if (outcome === null) return null;
    const { data, error } = outcome;
    if (!data?.secret) return data?.errors[0] ?? failureMessages(error, failed)[0] ?? failed;
    setSecret(data.secret);
    setAdding(false);
    return null;
  }

  return {
    query,
    secret,
    forget: () => setSecret(null),
    isAdding,
    setAdding,
    asked,
    setAsked,
    isBusy: isPausing || isRemoving || isPinging || isReplaying,
    problem,
    onAdd,
    onPause: ({ id, state }: Webhook) =>
      state === 'ACTIVE'
        ? act(pause({ id, paused: true }), /*i18n*/ 'We send nothing to it until you resume it.')
        : act(pause({ id, paused: false }), /*i18n*/ 'We send to it again from now on.'),
    onPing: ({ id }: Webhook) =>
      act(ping({ id }), /*i18n*/ 'The test is on its way. Its outcome is in the log.'),
    onReplay: (id: string) =>
      act(replay({ id }), /*i18n*/ 'We send it again. Its outcome is in the log.'),
    async onRemove({ id }: Webhook) {
      setAsked(null);
      if (await act(remove({ id }), /*i18n*/ 'You have removed the webhook.')) {
        list.current?.focus();
      }
    },
  };
}

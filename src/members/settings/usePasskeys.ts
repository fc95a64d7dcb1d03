import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import { makePasskey } from '../../platform/browser/passkeys';
import { failureMessages } from '../../platform/store/failureMessages';
import { useScreenState } from '../../ui/useScreenState';
import {
  type Passkey,
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  usePasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '../api/passkeysApi';
import { useIdentityProof } from './useIdentityProof';
import { useSettingsToast } from './useSettingsToast';

const failed = /*i18n*/ 'We could not change your passkeys. Please try again.';
const texts = {
  notNow: /*i18n*/ 'You did not make a passkey. Try again when you are ready.',
  taken: /*i18n*/ 'This device already has a passkey for Skuret.',
  cannot: /*i18n*/ 'Your device cannot make a passkey here.',
};
/** Translated when the passkey is created; the person can rename it. */
const firstName = /*i18n*/ 'Passkey {number}';

function findError(
  outcome: { data?: unknown; error?: unknown },
  errors: readonly string[] = [],
): string | null {
  return (outcome.error ? failureMessages(outcome.error, failed) : errors)[0] ?? null;
}

/** Adds, renames and removes passkeys. `list` takes the focus when the clicked button is gone. */
export function usePasskeys(list: RefObject<HTMLElement | null>) {
  const { i18n } = useLingui();
  const query = usePasskeysQuery();
  const { currentData: passkeys } = query;
  const [begin, beginning] = useBeginPasskeyMutation();
  const [add, adding] = useAddPasskeyMutation();
  const [rename] = useRenamePasskeyMutation();
  const [remove, removing] = useRemovePasskeyMutation();
  const [isAsking, setAsking] = useScreenState('making a passkey', false);
  const [naming, setNaming] = useScreenState<string | null>('naming a passkey', null);
  const [leaving, setLeaving] = useScreenState<Passkey | null>('removing a passkey', null);
  const [problem, setProblem] = useScreenState<string | null>('passkeys problem', null);
  const withProof = useIdentityProof();
  const showToast = useSettingsToast();

  async function onAdd() {
    setProblem(null);
    const asked = await withProof(() => begin());
    if (asked === null) return;
    const refused = findError(asked, asked.data?.errors);
    if (refused !== null || !asked.data) return setProblem(refused ?? failed);
    setAsking(true);
    const made = await makePasskey(asked.data.options);
    setAsking(false);
    if ('failed' in made) return setProblem(texts[made.failed]);
    const name = i18n.t(firstName, { number: (passkeys?.length ?? 0) + 1 });
    const added = await withProof(() => add({ response: made.response, name }));
    if (added === null) return;
    const notAdded = findError(added, added.data);
    if (notAdded !== null) return setProblem(notAdded);
    showToast(/*i18n*/ 'Your passkey is ready. Now you can sign in without a password.');
  }
  async function onName({ id }: Passkey, name: string) {
    const outcome = await rename({ id, name });
    const refused = findError(outcome, outcome.data);
    if (refused === null) {
      setNaming(null);
      list.current?.focus();
    }
    return refused;
  }
  async function onRemove({ id }: Passkey) {
    setLeaving(null);
    setProblem(null);
    const outcome = await withProof(() => remove({ id }));
    if (outcome === null) return;
    const refused = findError(outcome, outcome.data);
    if (refused !== null) return setProblem(refused);
    list.current?.focus();
    showToast(/*i18n*/ 'You have removed the passkey.', 'info');
  }

  return {
    query,
    isAdding: beginning.isLoading || isAsking || adding.isLoading,
    isRemoving: removing.isLoading,
    /** The id of the passkey that is being renamed. */
    naming,
    setNaming,
    /** The passkey that the member is asked about before it is removed. */
    leaving,
    setLeaving,
    problem,
    onAdd,
    onName,
    onRemove,
  };
}

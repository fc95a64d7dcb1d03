import { useLingui } from '@lingui/react';
import { failureMessages } from '../../platform/store/failureMessages';
import { useScreenState } from '../../ui/useScreenState';
import {
  type RecoveryCodesAnswer,
  type SecondFactorSetup as Setup,
  useBeginSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
  useSetSecondFactorMutation,
} from '../api/secondFactorApi';
import { useIdentityProof } from './useIdentityProof';
import { useSettingsToast } from './useSettingsToast';

const failed = /*i18n*/ 'We could not change two-step sign-in. Please try again.';

/** Sets the second step up, renews its recovery codes and turns it off. */
export function useSecondFactor() {
  const { i18n } = useLingui();
  const query = useSecondFactorQuery();
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
  /** Begun, but not confirmed by a code yet. */
  const [setup, setSetup] = useScreenState<Setup | null>('second factor begun', null);

  const show = ({ recoveryCodes, errors }: RecoveryCodesAnswer) => {
    const [refused = null] = errors;
    if (refused === null) setCodes(recoveryCodes);
    return refused;
  };
  const cancelSetup = () => {
    setSetup(null);
    // The secret is also in the cache of the mutation.
    beginning.reset();
  };
  async function onBegin() {
    setProblem(null);
    const outcome = await withProof(() => begin());
    if (outcome?.data) setSetup(outcome.data);
    if (outcome?.error) setProblem(i18n.t(failureMessages(outcome.error, failed)[0] ?? failed));
  }
  async function onCode(code: string) {
    if (!setup) return failed;
    const outcome = await withProof(() => set({ id: setup.id, code }));
    if (outcome === null) return null;
    if (!outcome.data) return failureMessages(outcome.error, failed)[0] ?? failed;
    const refused = show(outcome.data);
    if (refused === null) cancelSetup();
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
  function onKept() {
    setCodes(null);
    showToast(/*i18n*/ 'Two-step sign-in is on.');
  }

  return {
    query,
    setup,
    isBeginning: beginning.isLoading,
    cancelSetup,
    codes,
    /** The open question, if any. */
    asking,
    setAsking,
    problem,
    isRenewing: renewing.isLoading,
    isRemoving: removing.isLoading,
    onBegin,
    onCode,
    onKept,
    onRenew,
    onRemove,
  };
}

import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import { failureMessages } from '../../../platform/store/failureMessages';
import { useScreenState } from '../../../ui/useScreenState';
import {
  useCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRemoveCalendarFeedMutation,
} from '../../api/leavingApi';
import { useIdentityProof } from '../useIdentityProof';
import { useSettingsToast } from '../useSettingsToast';

const failed = /*i18n*/ 'We could not change your calendar’s address. Please try again.';

/** Makes, replaces and removes the address. Then `frame` takes the focus: the clicked button may be gone. */
export function useCalendarAddress(frame: RefObject<HTMLElement | null>) {
  const { i18n } = useLingui();
  const query = useCalendarFeedQuery();
  const [make, making] = useMakeCalendarFeedMutation();
  const [remove, removing] = useRemoveCalendarFeedMutation();
  const [asking, setAsking] = useScreenState<'renew' | 'remove' | null>('asking calendar', null);
  const [problem, setProblem] = useScreenState<string | null>('calendar problem', null);
  const withProof = useIdentityProof();
  const showToast = useSettingsToast();

  async function onMake() {
    setAsking(null);
    setProblem(null);
    const done = await withProof(() => make());
    if (done === null) return;
    const [refused] = done.error ? failureMessages(done.error, failed) : (done.data ?? []);
    if (refused !== undefined) return setProblem(i18n.t(refused));
    frame.current?.focus();
    showToast(
      query.currentData
        ? /*i18n*/ 'Your calendar has a new address. The old one no longer works.'
        : /*i18n*/ 'Your calendar has an address.',
    );
  }

  async function onRemove() {
    setAsking(null);
    setProblem(null);
    const { data, error } = await remove();
    const [refused] = error ? failureMessages(error, failed) : data;
    if (refused !== undefined) return setProblem(i18n.t(refused));
    frame.current?.focus();
    showToast(/*i18n*/ 'Your calendar’s address no longer works.');
  }

  return {
    query,
    /** The open question, if any. */
    asking,
    setAsking,
    problem,
    isBusy: making.isLoading || removing.isLoading,
    onMake,
    onRemove,
  };
}

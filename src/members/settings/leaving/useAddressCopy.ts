import { useEffect, useRef } from 'react';
import { copyText } from '../../../platform/browser/copyText';
import { useScreenState } from '../../../ui/useScreenState';

const copiedMilliseconds = 2_000;

/** Copies the address or secret, and says for two seconds that it is copied. If it cannot, it selects the text of `field`. */
export function useAddressCopy(what: 'calendar' | 'API token' | 'webhook secret' = 'calendar') {
  const [outcome, setOutcome] = useScreenState<'copied' | 'failed' | null>(`copy of ${what}`, null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function onCopy(address: string) {
    clearTimeout(timer.current);
    if (await copyText(address)) {
      setOutcome('copied');
      timer.current = setTimeout(() => setOutcome(null), copiedMilliseconds);
    } else {
      setOutcome('failed');
      field.current?.select();
    }
  }
  return { outcome, field, onCopy };
}

export type AddressCopy = ReturnType<typeof useAddressCopy>;

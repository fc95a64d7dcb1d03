import { maskSecrets } from '../../../domain/recordings/maskSecrets';
import { downloadText } from '../browser/download';
import { labelled } from './devTools';
import { lastActions } from './lastActions';
import type { RootState } from './rootReducer';

/** The built app that this page runs, by the name of its script. */
export const readVersion = () =>
  document.querySelector<HTMLScriptElement>('script[src*="/assets/"]')?.src.split('/').at(-1) ??
  null;

/**
 * The last actions and the state before the first of them, masked as an export of DevTools. `steps` is for reading,
 * `times` for a replay at the speed of the session;
 * `payload` and `preloadedState` are what Redux DevTools imports.
 */
export function makeRecording(present: RootState, savedAt: Date): string {
  const steps = lastActions();
  const actions = steps.map(({ action }) => maskSecrets(action));
  const recording = {
    app: 'Skuret',
    version: readVersion(),
    source: present.source,
    savedAt: savedAt.toISOString(),
    steps: steps.map(({ action }) => maskSecrets(labelled(action)).type),
    times: steps.map(({ at }) => at),
    preloadedState: JSON.stringify(maskSecrets(steps[0]?.before ?? present)),
    payload: JSON.stringify(actions),
  };
  return `${JSON.stringify(recording, null, 2)}\n`;
}

/** Hands the recording to the person as a file. Nothing is sent. */
export function saveRecording(present: RootState): void {
  const now = new Date();
  const name = `skuret-${now.toISOString().slice(0, 16).replace(':', '')}.json`;
  downloadText(name, 'application/json', makeRecording(present, now));
}

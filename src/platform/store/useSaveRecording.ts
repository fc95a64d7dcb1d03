import { useScreenState } from '../../ui/useScreenState';
import { useAppStore } from './hooks';

/** Saves the last actions as a file. `failed`: the code for it could not be fetched. */
export function useSaveRecording() {
  const store = useAppStore();
  const [failed, setFailed] = useScreenState('recording failed', false);
  const save = async () => {
    try {
      const { saveRecording } = await import('./saveRecording');
      setFailed(false);
      saveRecording(store.getState());
    } catch {
      setFailed(true);
    }
  };
  return { save, failed };
}

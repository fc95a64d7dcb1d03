import { useCallback, useEffect, useRef, useState } from 'react';
import { type PreparedPicture, preparePicture } from '../../platform/browser/preparePicture';
import { useScreenState } from '../../ui/useScreenState';
import { pictureProblem } from './pictureProblems';

interface ChosenPicture {
  /** The name of the original file. */
  name: string;
  picture: PreparedPicture;
}

/** The picture of the form. */
export interface PictureState {
  /** The last picture that could be opened; it is the one that is sent. */
  chosen: ChosenPicture | null;
  /** The next picture, while it is being prepared. */
  preparing: { name: string; percent: number } | null;
  /** Why the last file was rejected, as given. */
  problem: string | null;
}
const none: Omit<PictureState, 'problem'> = { chosen: null, preparing: null };

/** Prepares a chosen picture for upload. Edge: of several chosen in a row, the last valid one counts. */
export function usePicture() {
  const [state, setState] = useState(none);
  const [problem, setProblem] = useScreenState<string | null>('picture problem', null);
  const newest = useRef(0);
  const running = useRef<Promise<ChosenPicture | null>>(Promise.resolve(null));

  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );

  const choose = useCallback(
    (file: File) => {
      newest.current += 1;
      const own = newest.current;
      const show = ({ problem: found = null, ...next }: Partial<PictureState>) => {
        if (newest.current !== own) return;
        setState((before) => ({ ...before, ...next }));
        setProblem(found);
      };
      const { name } = file;
      const prepare = async (before: Promise<ChosenPicture | null>) => {
        try {
          const picture = await preparePicture(file, (percent) =>
            show({ preparing: { name, percent } }),
          );
          const chosen = { name, picture };
          show({ chosen, preparing: null });
          return chosen;
        } catch (error) {
          const kept = await before;
          show({ chosen: kept, preparing: null, problem: pictureProblem(error) });
          return kept;
        }
      };
      running.current = prepare(running.current);
    },
    [setProblem],
  );

  const remove = useCallback(() => {
    newest.current += 1;
    running.current = Promise.resolve(null);
    setState(none);
    setProblem(null);
  }, [setProblem]);

  return {
    state: { ...state, problem },
    choose,
    remove,
    /** Resolves to the picture once it is prepared; to null when there is no valid one. */
    whenReady: useCallback(async () => (await running.current)?.picture ?? null, []),
  };
}

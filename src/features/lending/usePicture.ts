import { useCallback, useEffect, useRef, useState } from 'react';
import { type PreparedPicture, preparePicture } from '../../browser/preparePicture';
import { useScreenState } from '../../ui/useScreenState';
import { pictureProblem } from './pictureProblems';

interface ChosenPicture {
  /** Of the file it was made of. */
  name: string;
  picture: PreparedPicture;
}

/** The picture of the form. */
export interface PictureState {
  /** The last one that could be opened; it is what is sent. */
  chosen: ChosenPicture | null;
  /** The next one, on its way. */
  preparing: { name: string; percent: number } | null;
  /** Why the last file was not taken, as given. */
  problem: string | null;
}
const none: Omit<PictureState, 'problem'> = { chosen: null, preparing: null };

/** A chosen picture, made ready to be sent. Who chooses another while one is being prepared gets the last that is any good. */
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
    /** The picture as soon as it is ready; null when there is none that can be sent. */
    whenReady: useCallback(async () => (await running.current)?.picture ?? null, []),
  };
}

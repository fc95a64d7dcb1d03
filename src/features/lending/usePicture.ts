import { useCallback, useEffect, useRef, useState } from 'react';
import { PictureError, type PreparedPicture, preparePicture } from '../../browser/preparePicture';

const sentences = {
  notAPicture: 'That file is not a picture. Choose a PNG, JPG or GIF.',
  unreadable: 'We could not open that picture. Save it as a JPG or PNG and try again.',
} as const;

/** The picture of the form: none, being prepared, ready, or why not. */
export type PictureState =
  | { step: 'none' }
  | { step: 'preparing'; name: string; percent: number }
  | { step: 'ready'; name: string; picture: PreparedPicture }
  | { step: 'failed'; name: string; sentence: string };

/** A chosen picture, made ready to be sent. Who chooses another while one is being prepared gets the last. */
export function usePicture() {
  const [state, setState] = useState<PictureState>({ step: 'none' });
  const newest = useRef(0);
  const running = useRef<Promise<PreparedPicture | null>>(Promise.resolve(null));

  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );

  const choose = useCallback((file: File) => {
    newest.current += 1;
    const own = newest.current;
    const show = (next: PictureState) => {
      if (newest.current === own) setState(next);
    };
    const { name } = file;
    const prepare = async () => {
      try {
        const picture = await preparePicture(file, (percent) =>
          show({ step: 'preparing', name, percent }),
        );
        show({ step: 'ready', name, picture });
        return picture;
      } catch (error) {
        const problem = error instanceof PictureError ? error.problem : 'unreadable';
        if (!(error instanceof PictureError)) console.error(error);
        show({ step: 'failed', name, sentence: sentences[problem] });
        return null;
      }
    };
    running.current = prepare();
  }, []);

  const remove = useCallback(() => {
    newest.current += 1;
    running.current = Promise.resolve(null);
    setState({ step: 'none' });
  }, []);

  return {
    state,
    choose,
    remove,
    /** The picture as soon as it is ready; null when there is none, or none that can be sent. */
    whenReady: useCallback(() => running.current, []),
  };
}

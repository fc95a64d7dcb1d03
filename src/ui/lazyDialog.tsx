import {
  type ComponentType,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

/** What a part does that could not be fetched: the frame of the app says so, in the screen's language. */
export const PartMissingContext = createContext<(error: unknown) => void>(() => undefined);

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface LazyDialog<P extends DialogProps> {
  Dialog: ComponentType<P>;
  /** Fetches it ahead of the press, whose own try is the one that may fail. */
  fetchAhead: () => void;
}

/**
 * A dialog that is fetched when it is opened for the first time. When it cannot be fetched it closes, the
 * frame says so, and the next press tries again: the screen that holds it stays as it is, which React's
 * `lazy` would hand to the error screen for good.
 */
export function lazyDialog<P extends DialogProps>(
  load: () => Promise<ComponentType<P>>,
): LazyDialog<P> {
  let fetched: ComponentType<P> | null = null;
  const fetchIt = async () => {
    fetched ??= await load();
    return fetched;
  };

  function Dialog(props: P) {
    const { open } = props;
    const [Part, setPart] = useState(() => fetched);
    const sayMissing = useContext(PartMissingContext);
    const onMissing = useEffectEvent((error: unknown) => {
      props.onClose();
      sayMissing(error);
    });

    const isWanted = open && Part === null;
    useEffect(() => {
      if (!isWanted) return;
      let isGone = false;
      fetchIt().then(
        (part) => {
          if (!isGone) setPart(() => part);
        },
        (error: unknown) => {
          if (!isGone) onMissing(error);
        },
      );
      return () => {
        isGone = true;
      };
    }, [isWanted]);

    return Part && <Part {...props} />;
  }

  return { Dialog, fetchAhead: () => void fetchIt().catch(() => undefined) };
}

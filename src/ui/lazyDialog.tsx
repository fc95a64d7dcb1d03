import {
  type ComponentType,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

/** Called when a part could not be fetched: the frame of the app then says so, in the screen's language. */
export const PartMissingContext = createContext<(error: unknown) => void>(() => undefined);

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface LazyDialog<P extends DialogProps> {
  Dialog: ComponentType<P>;
  /** Fetches the chunk before the dialog opens. A failure is ignored: opening it fetches again and reports failures. */
  fetchAhead: () => void;
}

/**
 * A dialog whose chunk is fetched when it is first opened. When that fails, the dialog closes, the frame says so, and
 * the next press tries again. The screen around it stays; React's `lazy` would replace it with the error screen.
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

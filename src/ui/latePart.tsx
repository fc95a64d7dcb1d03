import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part that a screen can do without, in a chunk of its own: nothing until that has come. When it does not come
 * nobody is told, because nothing that was there is missing, and the next showing tries again.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;

  return function LatePart(props: P) {
    const [Part, setPart] = useState(() => fetched);
    useEffect(() => {
      if (Part !== null) return;
      let isGone = false;
      load().then(
        (part) => {
          fetched = part;
          if (!isGone) setPart(() => part);
        },
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    }, [Part]);
    return Part && <Part {...props} />;
  };
}

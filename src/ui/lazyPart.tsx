import { type ComponentType, useEffect, useState } from 'react';

/**
 * An optional part of a screen, in a chunk of its own: it renders nothing until the chunk has loaded. A failed fetch is
 * silent, because nothing that the person saw is missing; the next mount tries again.
 */
export function lazyPart<P extends object>(
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

import type { Ref, RefObject } from 'react';

/** A ref callback that fills both a component's own ref and a given one. */
export function mergeRefs<T>(own: RefObject<T | null>, given: Ref<T> | undefined) {
  return (node: T | null) => {
    own.current = node;
    if (typeof given === 'function') given(node);
    else if (given) given.current = node;
  };
}

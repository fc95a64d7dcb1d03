import type { ComponentProps } from 'react';
import { useIsThere } from './useIsThere';
import { VisuallyHidden } from './VisuallyHidden';

/** Hidden words that a screen reader says when they come or change. The region is there before them. */
export function Status({ children, ...rest }: ComponentProps<'span'>) {
  const isThere = useIsThere();
  return (
    <VisuallyHidden role="status" {...rest}>
      {isThere ? children : null}
    </VisuallyHidden>
  );
}

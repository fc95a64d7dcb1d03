import { useId, useRef } from 'react';
import { useScreenState } from '../../ui/useScreenState';
import type { FormProblem } from './firstProblem';

/**
 * The one thing a form's red box says (§8), tied to the field it is about: that field is marked, described
 * by the box instead of its hint, and gets the focus. Put `boxId` on what holds the box, `form` on the form.
 * `name` is the form's own on its screen.
 */
export function useFormProblem(name: string) {
  const form = useRef<HTMLFormElement>(null);
  const boxId = useId();
  const [problem, setProblem] = useScreenState<FormProblem | null>(`${name} problem`, null);

  return {
    form,
    boxId,
    message: problem?.message ?? null,
    show: (next: FormProblem | null) => {
      setProblem(next);
      const field = next?.field ? form.current?.elements.namedItem(next.field) : null;
      if (!(field instanceof HTMLElement)) return;
      // What is folded away cannot have the focus.
      const fold = field.closest('details');
      if (fold) fold.open = true;
      field.focus();
    },
    /** The name of a field, and its marks while the message is about it. */
    field: (name: string) => ({
      name,
      ...(problem?.field === name && { 'aria-invalid': true, 'aria-describedby': boxId }),
    }),
  };
}

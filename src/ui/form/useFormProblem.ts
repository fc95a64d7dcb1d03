import { useLingui } from '@lingui/react';
import { use, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { ScreenStateContext, useScreenState } from '../useScreenState';
import type { FirstProblem } from './firstProblem';
import { translateMessage } from './translateMessage';

interface Shown {
  /** The field that the box is about. */
  field: string | null;
  /** The message in the box. */
  message: string | null;
  /** The texts below the fields, by field name. */
  texts: Readonly<Record<string, string>>;
}

const noTexts = {};

function getTexts({ field, message, texts }: FirstProblem): Shown['texts'] {
  return texts ?? (field === null ? noTexts : { [field]: message });
}

/** Focuses a field by its name; of several with this name, the first. */
export function focusField(form: HTMLFormElement | null, name: string) {
  const found = form?.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (!(field instanceof HTMLElement)) return;
  // A field in a closed `details` cannot get the focus.
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.focus();
}

/**
 * The single message of a form's red box (§8), tied to the field that it is about: the field is marked as invalid,
 * described by the box instead of its hint, and gets the focus. Each wrong field also shows its own text until
 * its value changes; the letter shows only the box. Put `boxId` on the element around the box, `form` on the form.
 * `name` must be unique on the screen.
 */
export function useFormProblem(name: string) {
  const form = useRef<HTMLFormElement>(null);
  const boxId = useId();
  const { i18n } = useLingui();
  const saysBelow = use(ScreenStateContext)?.saysBelow ?? false;
  const [shown, setShown] = useScreenState<Shown | null>(`form ${name}`, null);
  /** The field that gets the focus once the messages have rendered: only then is the layout final. */
  const goTo = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (goTo.current !== null) focusField(form.current, goTo.current);
    if (shown) goTo.current = null;
  }, [shown]);

  // A changed field counts as correct until the next submission.
  useEffect(() => {
    if (shown === null || shown.texts === noTexts) return;
    const onChange = ({ target, type }: Event) => {
      const isSelect = target instanceof HTMLSelectElement;
      if (
        !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || isSelect)
      )
        return;
      if (target.form !== form.current || type !== (isSelect ? 'change' : 'input')) return;
      const { [target.name]: gone, ...texts } = shown.texts;
      if (gone === undefined) return;
      setShown(
        shown.field === target.name ? { field: null, message: null, texts } : { ...shown, texts },
      );
    };
    // On the document, so that it runs after React's own listener: a field that re-renders before its form knows the
    // new value loses that value.
    document.addEventListener('input', onChange);
    document.addEventListener('change', onChange);
    return () => {
      document.removeEventListener('input', onChange);
      document.removeEventListener('change', onChange);
    };
  }, [shown, setShown]);

  const show = (next: FirstProblem | null) => {
    goTo.current = next?.field ?? null;
    setShown(
      next && {
        field: next.field,
        message: next.message,
        texts: saysBelow ? getTexts(next) : noTexts,
      },
    );
  };

  const message = shown?.message ?? null;
  return {
    form,
    boxId,
    message,
    /** The message with its field. */
    error: message === null ? null : { field: shown?.field ?? null, message },
    show,
    /** Shows what stops the form, or takes away the problem that is shown. Returns whether there is one. */
    stops: (found: FirstProblem | null): boolean => {
      show(found);
      return found !== null;
    },
    /** The props of a field: its name, and its error and ARIA attributes while it is wrong. */
    field: (name: string) => {
      const text = shown?.texts[name];
      return {
        name,
        ...(text !== undefined && { error: translateMessage(text, i18n) }),
        ...(shown?.field === name && { 'aria-invalid': true, 'aria-describedby': boxId }),
      };
    },
  };
}

/** A form's problem, as its parts get it. */
export type FormProblem = ReturnType<typeof useFormProblem>;
/** The props that tie a field to its form: name, error and ARIA attributes. */
export type FormField = ReturnType<FormProblem['field']>;

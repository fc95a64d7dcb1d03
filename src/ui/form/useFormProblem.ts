import { useLingui } from '@lingui/react';
import { use, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { ScreenPartsContext, useScreenState } from '../useScreenState';
import type { FormProblem } from './firstProblem';
import { spokenMessage } from './spokenMessage';

interface Shown {
  /** The field that the box is about. */
  field: string | null;
  /** What the box says. */
  message: string | null;
  /** What is said below the fields, by their names. */
  texts: Readonly<Record<string, string>>;
}

const noTexts = {};

function textsOf({ field, message, texts }: FormProblem): Shown['texts'] {
  return texts ?? (field === null ? noTexts : { [field]: message });
}

/**
 * The one thing a form's red box says (§8), tied to the field it is about: that field is marked, described
 * by the box instead of its hint, and gets the focus. In live each field that is wrong says below it what is wrong, until
 * something else is in it; the sample shows the box alone. Put `boxId` on what holds the box, `form` on the form.
 * `name` is the form's own on its screen.
 */
export function useFormProblem(name: string) {
  const form = useRef<HTMLFormElement>(null);
  const boxId = useId();
  const { i18n } = useLingui();
  const saysBelow = use(ScreenPartsContext)?.saysBelow ?? false;
  const [shown, setShown] = useScreenState<Shown | null>(`${name} problem`, null);
  /** The field to go to once all that is said is there: only then it is known what has to be in view. */
  const goTo = useRef<string | null>(null);

  useLayoutEffect(() => {
    const field = goTo.current === null ? null : form.current?.elements.namedItem(goTo.current);
    if (shown) goTo.current = null;
    if (!(field instanceof HTMLElement)) return;
    // What is folded away cannot have the focus.
    const fold = field.closest('details');
    if (fold) fold.open = true;
    field.focus();
  }, [shown]);

  // What is changed is not wrong any more, as far as anybody knows before the next try.
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
    // On the document, behind React's own: a field that is shown anew before it has heard of its value loses it.
    document.addEventListener('input', onChange);
    document.addEventListener('change', onChange);
    return () => {
      document.removeEventListener('input', onChange);
      document.removeEventListener('change', onChange);
    };
  }, [shown, setShown]);

  return {
    form,
    boxId,
    message: shown?.message ?? null,
    show: (next: FormProblem | null) => {
      goTo.current = next?.field ?? null;
      setShown(
        next && {
          field: next.field,
          message: next.message,
          texts: saysBelow ? textsOf(next) : noTexts,
        },
      );
    },
    /** The name of a field, and its marks while something is wrong with it. */
    field: (name: string) => {
      const text = shown?.texts[name];
      return {
        name,
        ...(text !== undefined && { error: spokenMessage(text, i18n) }),
        ...(shown?.field === name && { 'aria-invalid': true, 'aria-describedby': boxId }),
      };
    },
  };
}

import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { guessCategory } from '../../../domain/tools/guessCategory';
import { useScreenState } from '../../ui/useScreenState';
import type { ToolFormValues } from '../form/toolForm';

/**
 * Chooses the category that the name suggests, for as long as the member has chosen none. Returns the chosen guess, or
 * null, and the function by which the member confirms it.
 */
export function useGuessedCategory(): { guessed: string | null; confirm: () => void } {
  const { values, setFieldValue } = useFormikContext<ToolFormValues>();
  const { name, categories } = values;
  const guess = guessCategory(name)?.category ?? null;
  const before = useRef(guess);
  const [isConfirmed, setConfirmed] = useScreenState('guessed category confirmed', false);

  useEffect(() => {
    const last = before.current;
    before.current = guess;
    if (guess === last) return;
    const isUntouched = !isConfirmed && categories.join() === (last ?? '');
    if (isUntouched) void setFieldValue('categories', guess === null ? [] : [guess]);
  }, [guess, categories, isConfirmed, setFieldValue]);

  const isGuessed = !isConfirmed && categories.length === 1 && categories[0] === guess;
  return { guessed: isGuessed ? guess : null, confirm: () => setConfirmed(true) };
}

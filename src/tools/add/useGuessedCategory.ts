import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { guessCategory } from '../../../domain/tools/guessCategory';
import type { ToolFormValues } from '../form/toolForm';

/**
 * Chooses the category that the name suggests, for as long as the member has chosen no other. Returns the chosen guess,
 * or null.
 */
export function useGuessedCategory(): string | null {
  const { values, setFieldValue } = useFormikContext<ToolFormValues>();
  const { name, categories } = values;
  const guess = guessCategory(name)?.category ?? null;
  const before = useRef(guess);

  useEffect(() => {
    const last = before.current;
    before.current = guess;
    if (guess === last) return;
    const isUntouched = categories.join() === (last ?? '');
    if (isUntouched) void setFieldValue('categories', guess === null ? [] : [guess]);
  }, [guess, categories, setFieldValue]);

  return guess !== null && categories.length === 1 && categories[0] === guess ? guess : null;
}

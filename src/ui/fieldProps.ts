import type { ReactNode } from 'react';

/** The props of every field, besides the attributes of its native element. */
export interface FieldProps {
  /** Its accessible name, shown above unless `hideLabel`. */
  label: ReactNode;
  hideLabel?: boolean | undefined;
  /** A line of help below, tied to the field. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid. */
  error?: string | undefined;
}

/** The attributes that tie a native element to its hint and error. */
export function fieldMarks(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}

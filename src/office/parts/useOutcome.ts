import { useState } from 'react';
import { useProblemText } from './Problem';

export interface Answered {
  data?: { errors: readonly string[] } | undefined;
  error?: unknown;
}

/** The error of the last action; null for none. `show` takes the response of a mutation, and returns its error. */
export function useOutcome() {
  const inWords = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const show = ({ data, error }: Answered): string | null => {
    const shown = error ? inWords(error) : (data?.errors[0] ?? null);
    setProblem(shown);
    return shown;
  };
  return { problem, setProblem, show };
}

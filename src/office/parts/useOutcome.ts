import { useState } from 'react';
import { useProblemText } from './Problem';

interface Answered {
  data?: { errors: readonly string[] } | undefined;
  error?: unknown;
}

/** The error of the last action; null for none. `show` takes the response of a mutation. */
export function useOutcome() {
  const inWords = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const show = ({ data, error }: Answered) =>
    setProblem(error ? inWords(error) : (data?.errors[0] ?? null));
  return { problem, setProblem, show };
}

import { useState } from 'react';
import { useProblemText } from './Problem';

interface Answered {
  data?: { errors: readonly string[] } | undefined;
  error?: unknown;
}

/** What is wrong with the last thing that was done; null for nothing. `show` takes the answer of a mutation. */
export function useOutcome() {
  const inWords = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const show = ({ data, error }: Answered) =>
    setProblem(error ? inWords(error) : (data?.errors[0] ?? null));
  return { problem, setProblem, show };
}

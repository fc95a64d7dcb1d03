import { useState } from 'react';
import { useProblemText } from '../parts/Problem';
import { useOfficeDispatch } from '../store/officeStore';
import { tokenTaken } from '../store/sessionSlice';

interface Answer {
  data?: { token: string | null; errors: readonly string[] } | undefined;
  error?: unknown;
}

/** Takes the token of an answer, or shows why there is none. */
export function useSignedIn() {
  const dispatch = useOfficeDispatch();
  const inWords = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const take = ({ data, error }: Answer) => {
    if (data?.token) dispatch(tokenTaken(data.token));
    else setProblem(data?.errors[0] ?? inWords(error));
  };
  return { problem, setProblem, take };
}

/**
 * Caches the answer of `ask` for so many seconds. Concurrent callers share one request. A failed answer is not kept.
 */
export function cacheForSeconds<Answer>(
  ask: () => Promise<Answer>,
  seconds: number,
  now: () => Date,
): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; until: number } | null = null;
  return () => {
    const time = now().getTime();
    if (kept && time < kept.until) return kept.answer;
    const answer = ask();
    kept = { answer, until: time + seconds * 1_000 };
    answer.catch(() => {
      if (kept?.answer === answer) kept = null;
    });
    return answer;
  };
}

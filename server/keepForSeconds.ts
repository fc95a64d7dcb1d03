/**
 * An answer that is asked for again only when it is so many seconds old, and once however many wait for it. One that
 * failed is not kept.
 */
export function keepForSeconds<Answer>(
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

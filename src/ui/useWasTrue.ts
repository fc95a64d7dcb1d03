import { useState } from 'react';

/** True from the first time on that the condition held: what is fetched when it is needed stays, to close in calm. */
export function useWasTrue(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}

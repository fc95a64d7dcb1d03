import { useState } from 'react';

/** True from the first time that the condition was true. So a lazily fetched part stays mounted and can animate out. */
export function useHasBeenTrue(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}

import { useEffect, useState } from 'react';

/**
 * False when an element comes, true once it has been shown. A live region has to be there before its text: of a region
 * that comes together with its text, NVDA and JAWS read nothing.
 */
export function useIsThere(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere;
}

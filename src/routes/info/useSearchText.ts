import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { patchedSearch } from '../../browser/patchedSearch';

const pause = 300;

interface SearchText {
  /** What stands in the box. */
  text: string;
  setText: (text: string) => void;
  /** What the address holds and the page shows. */
  applied: string;
  /** Puts the box into the address now: the search was sent with Enter. */
  applyNow: () => void;
}

/**
 * A search box whose text is in the address (D10). The box keeps its own text and writes it after a
 * pause, because an input tied to the address loses keys; back, forward and links change the box.
 */
export function useSearchText(name = 'q'): SearchText {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const applied = params.get(name) ?? '';
  const [text, setText] = useState(applied);
  const written = useRef(applied);

  const applyNow = () => {
    const value = text.trim();
    if (value === applied) return;
    written.current = value;
    void navigate(
      { search: patchedSearch({ [name]: value === '' ? null : value }) },
      { replace: true },
    );
  };

  const applyLater = useEffectEvent(applyNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause anew
  useEffect(() => {
    const timer = setTimeout(applyLater, pause);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    if (applied === written.current) return;
    written.current = applied;
    setText(applied);
  }, [applied]);

  return { text, setText, applied, applyNow };
}

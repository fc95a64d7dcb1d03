import { useEffect, useRef, useState } from 'react';
import { readImage } from '../../platform/browser/readImage';
import { useScreenState } from '../../ui/useScreenState';

interface Photo {
  /** The URL of the chosen picture; null before one is chosen. */
  url: string | null;
  /** As given. */
  problem: string | null;
  choose: (file: File) => Promise<void>;
  remove: () => void;
}

const unreadable = /*i18n*/ 'This file is not a picture that can be shown here.';

/** A picture that is chosen and shown on this page only, and sent nowhere (§2). The last choice wins. */
export function usePhoto(): Photo {
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useScreenState<string | null>('given photo problem', null);
  const latest = useRef<File | null>(null);

  useEffect(() => {
    if (url === null) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  const choose = async (file: File) => {
    latest.current = file;
    let read: string | null = null;
    try {
      read = await readImage(file);
    } catch {
      if (latest.current === file) setProblem(unreadable);
      return;
    }
    if (latest.current !== file) {
      URL.revokeObjectURL(read);
      return;
    }
    setProblem(null);
    setUrl(read);
  };
  const remove = () => {
    latest.current = null;
    setProblem(null);
    setUrl(null);
  };
  return { url, problem, choose, remove };
}

import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import type { CreateToolInput } from '../../../store/api/documents.generated';

interface Sending {
  key: string;
  texts: string;
  pictureData: string | undefined;
}

/**
 * The key under which a listing is sent: the same while the same is sent again, so that an answer that got
 * lost does not make a second tool; another one once something was changed or the tool was made.
 */
export function useSendingKey() {
  const latest = useRef<Sending | null>(null);

  return {
    keyOf({ mainImage, ...rest }: CreateToolInput): string {
      const texts = JSON.stringify([rest, mainImage?.filename, mainImage?.contentType]);
      const pictureData = mainImage?.data;
      const isSame = latest.current?.texts === texts && latest.current.pictureData === pictureData;
      if (!latest.current || !isSame) latest.current = { key: nanoid(), texts, pictureData };
      return latest.current.key;
    },
    /** The tool was made. Whoever goes back at once finds the form as it was, and means another tool. */
    forget(): void {
      latest.current = null;
    },
  };
}

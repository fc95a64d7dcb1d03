import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import type { CreateToolInput } from '../../platform/api/schemaTypes.generated';

interface Sending {
  key: string;
  texts: string;
  pictureData: string | undefined;
}

/**
 * The idempotency key of a listing. A retry of the same content has the same key, so that a lost response
 * does not create a second tool. After a change, or once the tool was created, the key is another one.
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
    /** The tool was created. A member who goes back finds the form filled in, and sends another tool with it. */
    forget(): void {
      latest.current = null;
    },
  };
}

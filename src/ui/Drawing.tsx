import { type ComponentProps, useState } from 'react';

/** A drawing that is decoration. What cannot be fetched, as without a connection, leaves no empty frame. */
export function Drawing(props: Omit<ComponentProps<'img'>, 'alt' | 'onError'>) {
  const [failed, setFailed] = useState(false);
  return failed ? null : <img {...props} alt="" onError={() => setFailed(true)} />;
}

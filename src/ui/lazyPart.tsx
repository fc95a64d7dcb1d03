import type { ComponentType, FunctionComponent } from 'react';
import { lazyDialog } from './lazyDialog';

const stays = () => undefined;

/**
 * A part whose chunk is fetched when it is first rendered. When that fails, its place stays empty and the frame says
 * so, as for a dialog (`lazyDialog`).
 */
export function lazyPart<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): ComponentType<P> {
  const { Dialog } = lazyDialog<P & { open: boolean; onClose: () => void }>(load);
  return function Part(props: P) {
    return <Dialog {...props} open onClose={stays} />;
  };
}

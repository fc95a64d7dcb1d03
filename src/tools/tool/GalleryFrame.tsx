import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { lazyDialog } from '../../ui/lazyDialog';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue';
import { useScreenState } from '../../ui/useScreenState';
import type { ToolDetail } from '../api/toolApi';

const { Dialog: PictureViewer, fetchAhead } = lazyDialog(
  async () => (await import('./PictureViewer')).PictureViewer,
);

const Frame = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[3]};
`;
/** A picture as a button that opens the viewer. */
export const PictureButton = styled.button.attrs({ type: 'button', 'aria-haspopup': 'dialog' })`
  display: block;
  width: 100%;
  border-radius: ${theme.radius.card};
  cursor: zoom-in;
`;

export interface GalleryProps {
  tool: Pick<ToolDetail, 'name' | 'imageUrl' | 'categories'>;
  /** The addresses of its pictures, at least one. */
  pictures: readonly string[];
}

interface Props extends GalleryProps {
  /** The buttons; `show` opens the viewer at a picture. */
  children: (show: (index: number) => void) => ReactNode;
}

/** The pictures of a tool's page, and the viewer that they open. */
export function GalleryFrame({ tool, pictures, children }: Props) {
  const [index, setIndex] = useScreenState('picture', 0);
  const [open, setOpen] = useScreenState('pictures open', false);
  const wasOpened = useHasBeenTrue(open);
  return (
    <Frame onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      {children((which) => {
        setIndex(which);
        setOpen(true);
      })}
      {wasOpened ? (
        <PictureViewer
          open={open}
          onClose={() => setOpen(false)}
          tool={tool}
          index={index}
          pictures={pictures}
          onIndex={setIndex}
        />
      ) : null}
    </Frame>
  );
}

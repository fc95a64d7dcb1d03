import { useState } from 'react';
import styled from 'styled-components';
import { ToolPicture } from '../../../features/tools/ToolPicture';
import type { ToolDetail } from '../../../store/api/catalogueApi';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { lazyDialog } from '../../../ui/lazyDialog';

const { Dialog: PictureViewer, fetchAhead } = lazyDialog(
  async () => (await import('./PictureViewer')).PictureViewer,
);

/** The one picture of a tool is repeated in so many thumbnails (§2, §9). */
const thumbnails = [0, 1, 2, 3] as const;

const { border, color, motion, radius, space } = theme;

const Frame = styled.div`
  display: grid;
  gap: ${space[3]};
`;
const Opener = styled.button`
  display: block;
  width: 100%;
  border-radius: ${radius.card};
  cursor: zoom-in;
`;
const Small = styled(Opener)`
  border-radius: ${radius.input};
  outline: ${border.strong} solid transparent;
  outline-offset: ${border.strong};
  transition: outline-color ${motion.quick};
  ${media.hover} {
    &:hover {
      outline-color: ${color.edge};
    }
  }
  &:focus-visible {
    outline-color: ${color.focus};
  }
`;
const Thumbnails = styled.ul`
  display: grid;
  grid-template-columns: repeat(${thumbnails.length}, minmax(0, 1fr));
  gap: ${space[3]};
`;

/** The picture, large, and its thumbnails; each opens the viewer. */
export function ToolGallery({
  tool,
}: {
  tool: Pick<ToolDetail, 'name' | 'imageUrl' | 'categories'>;
}) {
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function show(which: number) {
    setIndex(which);
    setWasOpened(true);
    setOpen(true);
  }

  return (
    <Frame onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-label={`Se ${tool.name} i stor størrelse`}
        onClick={() => show(0)}
      >
        <ToolPicture
          tool={tool}
          alt={tool.name}
          eager
          corners="card"
          sizes="(min-width: 64em) 760px, 100vw"
        />
      </Opener>
      <Thumbnails aria-label="Billeder">
        {thumbnails.map((which) => (
          <li key={which}>
            <Small
              type="button"
              aria-haspopup="dialog"
              aria-label={`Vis billede ${which + 1} af ${thumbnails.length}`}
              onClick={() => show(which)}
            >
              <ToolPicture tool={tool} corners="input" sizes="25vw" />
            </Small>
          </li>
        ))}
      </Thumbnails>
      {wasOpened ? (
        <PictureViewer
          open={open}
          onClose={() => setOpen(false)}
          tool={tool}
          index={index}
          count={thumbnails.length}
          onIndex={setIndex}
        />
      ) : null}
    </Frame>
  );
}

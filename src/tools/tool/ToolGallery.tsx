import { useLingui } from '@lingui/react';
import { memo } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { lazyDialog } from '../../ui/lazyDialog';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue';
import { useScreenState } from '../../ui/useScreenState';
import type { ToolDetail } from '../api/toolApi';
import { ToolPicture } from '../parts/ToolPicture';

const { Dialog: PictureViewer, fetchAhead } = lazyDialog(
  async () => (await import('./PictureViewer')).PictureViewer,
);

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
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[3]};
`;

interface Props {
  tool: Pick<ToolDetail, 'name' | 'imageUrl' | 'categories'>;
  /** The addresses of its pictures, at least one. */
  pictures: readonly string[];
}

/** The picture, large, and its thumbnails where there are several; each opens the viewer. */
export const ToolGallery = memo(function ToolGallery({ tool, pictures }: Props) {
  const { i18n } = useLingui();
  const [index, setIndex] = useScreenState('picture', 0);
  const [open, setOpen] = useScreenState('pictures open', false);
  const wasOpened = useHasBeenTrue(open);

  function show(which: number) {
    setIndex(which);
    setOpen(true);
  }

  return (
    <Frame onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-label={i18n.t('Se {name} i stor størrelse', { name: tool.name })}
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
      {pictures.length > 1 ? (
        <Thumbnails aria-label={i18n.t('Billeder')}>
          {pictures.map((imageUrl, which) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the letter shows one picture several times
            <li key={which}>
              <Small
                type="button"
                aria-haspopup="dialog"
                aria-label={i18n.t('Vis billede {number} af {count}', {
                  number: which + 1,
                  count: pictures.length,
                })}
                onClick={() => show(which)}
              >
                <ToolPicture tool={{ ...tool, imageUrl }} corners="input" sizes="25vw" />
              </Small>
            </li>
          ))}
        </Thumbnails>
      ) : null}
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
});

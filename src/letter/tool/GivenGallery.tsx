import { useLingui } from '@lingui/react';
import { memo } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import type { ToolDetail } from '../../tools/api/toolApi';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { GalleryFrame, PictureButton } from '../../tools/tool/GalleryFrame';

const { border, color, motion, radius, space } = theme;

const Small = styled(PictureButton)`
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
  ${media.belowTablet} {
    padding-inline: ${space[4]};
  }
`;

/** The letter repeats the one picture of a tool in four thumbnails (§2, §9). */
export const GivenGallery = memo(function GivenGallery({ tool }: { tool: ToolDetail }) {
  const { i18n } = useLingui();
  const pictures = Array.from({ length: 4 }, () => tool.imageUrl);
  return (
    <GalleryFrame tool={tool} pictures={pictures}>
      {(show) => (
        <>
          <PictureButton
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
          </PictureButton>
          <Thumbnails aria-label={i18n.t('Billeder')}>
            {pictures.map((imageUrl, which) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the letter shows one picture several times
              <li key={which}>
                <Small
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
        </>
      )}
    </GalleryFrame>
  );
});

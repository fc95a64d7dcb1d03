import { useLingui } from '@lingui/react';
import { Images } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { ToolPicture } from '../parts/ToolPicture';
import { GalleryFrame, type GalleryProps, PictureButton } from './GalleryFrame';

const { color, depth, fontSize, fontWeight, icon, radius, space } = theme;

/** The large picture and four small ones; the viewer has the others. */
const mostShown = 5;

/*
 * On a phone one picture after the other, which a finger moves sideways. Else the small ones stand beside the large, in
 * two rows.
 */
const Pictures = styled.ul`
  ${media.belowTablet} {
    display: flex;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    > li {
      flex: 0 0 100%;
      scroll-snap-align: center;
    }
  }
  ${media.tablet} {
    display: grid;
    gap: ${space[2]};
    aspect-ratio: 2 / 1;
    overflow: hidden;
    border-radius: ${radius.card};
    > li {
      position: relative;
      min-width: 0;
      min-height: 0;
    }
    > li:first-child {
      grid-area: 1 / 1 / -1 / 2;
    }
    button,
    button > span {
      height: 100%;
      aspect-ratio: auto;
      border-radius: 0;
    }
    /* A drawing is shown whole, on its own ground. */
    img[src^='/images/tools/'] {
      object-fit: contain;
    }
    button:focus-visible {
      outline-offset: calc(-1 * ${theme.border.strong});
    }
    &[data-small='1'] {
      grid-template: minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
    }
    &[data-small='2'] {
      grid-template: repeat(2, minmax(0, 1fr)) / minmax(0, 2fr) minmax(0, 1fr);
    }
    &[data-small='3'],
    &[data-small='4'] {
      grid-template: repeat(2, minmax(0, 1fr)) / minmax(0, 2fr) repeat(2, minmax(0, 1fr));
    }
    &[data-small='3'] > li:last-child {
      grid-column: span 2;
    }
  }
`;
const Count = styled.span`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[3]};
  z-index: ${depth.raised};
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};
  background: ${color.surface};
  && {
    border-radius: ${radius.input};
  }
  color: ${color.ink};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  pointer-events: none;
  svg {
    width: ${icon.small};
    height: ${icon.small};
  }
  &:not([data-more]) {
    ${media.tablet} {
      display: none;
    }
  }
`;

/** The pictures of a tool: the first one large, up to four small; each opens the viewer. */
export const ToolGallery = memo(function ToolGallery({ tool, pictures }: GalleryProps) {
  const { i18n } = useLingui();
  const count = pictures.length;
  return (
    <GalleryFrame tool={tool} pictures={pictures}>
      {(show) => (
        <>
          <Pictures aria-label={i18n.t('Billeder')} data-small={Math.min(count, mostShown) - 1}>
            {pictures.slice(0, mostShown).map((imageUrl, which) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an owner may upload one picture twice; the order is fixed
              <li key={which}>
                <PictureButton
                  aria-label={
                    which === 0
                      ? i18n.t('Se {name} i stor størrelse', { name: tool.name })
                      : i18n.t('Vis billede {number} af {count}', { number: which + 1, count })
                  }
                  onClick={() => show(which)}
                >
                  <ToolPicture
                    tool={{ ...tool, imageUrl }}
                    alt={which === 0 ? tool.name : ''}
                    eager={which === 0}
                    corners="card"
                    sizes={
                      which === 0
                        ? '(min-width: 64em) 760px, 100vw'
                        : '(min-width: 45em) 250px, 100vw'
                    }
                  />
                </PictureButton>
              </li>
            ))}
          </Pictures>
          {count > 1 ? (
            <Count aria-hidden="true" data-more={count > mostShown ? '' : undefined}>
              <Images /> {i18n.t('{count} billeder', { count })}
            </Count>
          ) : null}
        </>
      )}
    </GalleryFrame>
  );
});

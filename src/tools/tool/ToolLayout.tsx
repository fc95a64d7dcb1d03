import type { ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { media, theme } from '../../theme/theme';

const { color, space } = theme;

interface Props {
  head: ReactNode;
  gallery: ReactNode;
  /** The owner, in a line above the details. */
  owner?: ReactNode;
  box: ReactNode;
  boxRef?: Ref<HTMLDivElement> | undefined;
  details?: ReactNode;
  /** The terms, and in the letter who lends it. */
  aside?: ReactNode;
}

const Page = styled.div<{ $hasOwner: boolean }>`
  position: relative;
  display: grid;
  grid-template:
    'head head' auto
    'gallery side' auto
    ${({ $hasOwner }) => ($hasOwner ? "'owner side' auto" : '')}
    'details side' 1fr
    / minmax(0, 1fr) 23.75rem;
  gap: ${space[8]} ${space[12]};
  /* Where the browser can, the keyboard goes the way of the eye. */
  reading-flow: grid-rows;
  ${media.belowDesktop} {
    grid-template:
      'gallery' auto
      'head' auto
      ${({ $hasOwner }) => ($hasOwner ? "'owner' auto" : '')}
      'box' auto
      'details' auto
      'aside' auto
      / minmax(0, 1fr);
    gap: ${space[6]};
  }
  /* The head comes first in the document: it leaves room for the picture (4:3) above it, which may arrive later. */
  ${media.belowTablet} {
    ${({ $hasOwner }) => $hasOwner && `grid-template-rows: minmax(calc(75vw - ${space[6]}), auto);`}
  }
  /* On paper there is nothing to press. */
  ${({ $hasOwner }) =>
    $hasOwner &&
    css`
      ${media.print} {
        display: flex;
        flex-direction: column;
        button:not(:has(img)) {
          display: none;
        }
      }
    `}
`;
const Place = styled.div<{ $area: 'head' | 'gallery' | 'owner' | 'box' | 'details' }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
`;
/* On a phone the picture is the first thing, from edge to edge. */
const Gallery = styled(Place)`
  ${media.belowTablet} {
    margin-block-start: calc(-1 * ${space[6]});
    margin-inline: calc(-1 * ${space[4]});
    &,
    & * {
      border-radius: 0;
    }
  }
`;
const Side = styled.div`
  grid-area: side;
  min-width: 0;
  ${media.belowDesktop} {
    display: contents;
  }
  ${media.print} {
    [data-has-owner] > & {
      display: contents;
    }
  }
`;
/* The box is sticky; what is below it scrolls behind it, up to the header. */
const Kept = styled.div`
  ${media.belowDesktop} {
    grid-area: box;
    min-width: 0;
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space[16]};
    z-index: ${theme.depth.raised};
    margin-block: calc(-1 * ${space[8]}) 0;
    padding-block: ${space[8]};
    background: ${color.ground};
  }
  ${media.low} {
    position: static;
  }
  /* On paper, of the box its price. */
  ${media.print} {
    [data-has-owner] & {
      position: static;
      margin: 0;
      padding: 0;
    }
    [data-has-owner] & > * {
      padding: 0;
      border: 0;
    }
    [data-has-owner] & > * > * > :not(:first-child) {
      display: none;
    }
  }
`;
const Aside = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  min-width: 0;
  ${media.belowDesktop} {
    grid-area: aside;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  /* On paper the terms come last. */
  ${media.print} {
    [data-has-owner] & {
      grid-template-columns: minmax(0, 1fr);
      order: 1;
      break-inside: avoid;
    }
  }
`;

/** Where the parts of a tool's page stand: on a phone the picture first. */
export function ToolLayout({ head, gallery, owner, box, boxRef, details, aside }: Props) {
  const hasOwner = owner !== undefined && owner !== null;
  return (
    <Page $hasOwner={hasOwner} data-has-owner={hasOwner || undefined}>
      <Place $area="head">{head}</Place>
      <Gallery $area="gallery">{gallery}</Gallery>
      {owner ? <Place $area="owner">{owner}</Place> : null}
      <Side>
        <Kept ref={boxRef}>{box}</Kept>
        {aside ? <Aside>{aside}</Aside> : null}
      </Side>
      {details ? <Place $area="details">{details}</Place> : null}
    </Page>
  );
}

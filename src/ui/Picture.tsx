import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { CategoryTint } from '../theme/theme';
import { theme } from '../theme/theme';

const { category, color, icon, radius } = theme;

const radii = { none: '0', input: radius.input, card: radius.card } as const;

export interface PictureProps {
  src: string;
  /** Empty when the picture adds nothing to the text beside it. */
  alt: string;
  /** `srcset`s by format, where a picture is kept in several widths. */
  sources?: { avif: string; webp: string } | null | undefined;
  /** The `sizes` that go with them. */
  sizes?: string | undefined;
  ratio?: '4 / 3' | '3 / 2' | undefined;
  /** Shown when `src` does not load. When that fails too, an icon is shown. */
  fallbackSrc?: string | undefined;
  /** Called when `src` could not be loaded. */
  onMissing?: (() => void) | undefined;
  /** For the largest picture of the first view: it is fetched immediately, the others when they come near. */
  eager?: boolean | undefined;
  corners?: keyof typeof radii | undefined;
  /** The background until it has loaded, by category. */
  tint?: CategoryTint | undefined;
}

const Box = styled.span<{
  $ratio: string;
  $corners: keyof typeof radii;
  $tint: CategoryTint | undefined;
}>`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${({ $corners }) => radii[$corners]};
  background: ${({ $tint }) => ($tint ? category[$tint] : color.sunken)};
`;
const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  filter: ${theme.pictureFilter};
  /* A drawing of a tool brings no ground of its own. */
  &[src^='/images/tools/'] {
    background: ${theme.pictureGround};
    filter: none;
  }
`;
const Missing = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.muted};
  svg {
    width: ${icon.large};
    height: ${icon.large};
  }
`;

/** A picture in a box of a fixed ratio, so that nothing moves when it has loaded. */
export function Picture({
  src,
  alt,
  sources,
  sizes,
  ratio = '4 / 3',
  fallbackSrc,
  onMissing,
  eager = false,
  corners = 'none',
  tint,
}: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallbackSrc].find((url) => url !== undefined && !failed.includes(url));
  const loading = eager
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const);
  return (
    <Box $ratio={ratio} $corners={corners} $tint={tint}>
      {shown === undefined ? (
        <Missing {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
          <ImageOff aria-hidden="true" />
        </Missing>
      ) : (
        <picture>
          {sources && shown === src ? (
            <>
              <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
              <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
            </>
          ) : null}
          <Image
            key={shown}
            src={shown}
            alt={alt}
            decoding="async"
            {...loading}
            onError={() => {
              setFailed((before) => [...before, shown]);
              if (shown === src) onMissing?.();
            }}
          />
        </picture>
      )}
    </Box>
  );
}

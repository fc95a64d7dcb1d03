import { useState } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';

const { avatar, border, color, fontWeight, radius, size } = theme;

export type AvatarSize = keyof typeof avatar;

export interface AvatarProps {
  /** Shown when there is no picture, or when it does not load. */
  letter: string;
  src?: string | null | undefined;
  /** Empty when the name stands beside the picture, as it usually does. */
  alt?: string | undefined;
  size?: AvatarSize | undefined;
  /** Shows a green dot; say the same in words beside it. */
  online?: boolean | undefined;
}

const Root = styled.span<{ $size: AvatarSize }>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => avatar[$size]};
  height: ${({ $size }) => avatar[$size]};
  border-radius: ${radius.round};
  background: ${color.primarySoft};
  color: ${color.primary};
  font-size: calc(${({ $size }) => avatar[$size]} * 0.42);
  font-weight: ${fontWeight.semibold};
  line-height: 1;
  user-select: none;
`;
/* Out of the flow, so that a surrounding link does not underline it. */
const Letter = styled.span`
  position: absolute;
`;
const Photo = styled.img`
  width: 100%;
  height: 100%;
  border-radius: inherit;
  object-fit: cover;
`;
const Dot = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  width: ${size.dot};
  height: ${size.dot};
  background: ${color.success};
  border-radius: ${radius.round};
  outline: ${border.strong} solid ${color.surface};
  ${media.forcedColours} {
    background: Highlight;
  }
`;

/** A person: their picture, or the first letter of their name. */
export function Avatar({
  letter,
  src,
  alt = '',
  size: side = 'medium',
  online = false,
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const shows = Boolean(src) && src !== failedSrc;
  const spoken = shows || alt === '' ? {} : { role: 'img', 'aria-label': alt };
  return (
    <Root $size={side} {...spoken}>
      {shows && src ? (
        <Photo src={src} alt={alt} loading="lazy" onError={() => setFailedSrc(src)} />
      ) : (
        <Letter aria-hidden="true">{letter}</Letter>
      )}
      {online ? <Dot aria-hidden="true" /> : null}
    </Root>
  );
}

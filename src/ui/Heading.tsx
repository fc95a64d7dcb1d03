import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { media, theme } from '../theme/theme';

const { color, fontSize, fontWeight, lineHeight } = theme;

const looks = {
  display: css`
    font-size: ${fontSize.title};
    line-height: ${lineHeight.tight};
    letter-spacing: -0.022em;
    ${media.tablet} {
      font-size: ${fontSize.display};
    }
  `,
  title: css`
    font-size: ${fontSize.section};
    line-height: ${lineHeight.tight};
    letter-spacing: -0.018em;
    ${media.tablet} {
      font-size: ${fontSize.title};
    }
  `,
  section: css`
    font-size: ${fontSize.sub};
    letter-spacing: -0.012em;
    ${media.tablet} {
      font-size: ${fontSize.section};
    }
  `,
  sub: css`
    font-size: ${fontSize.lead};
    letter-spacing: -0.008em;
    ${media.tablet} {
      font-size: ${fontSize.sub};
    }
  `,
  small: css`
    font-size: ${fontSize.lead};
    line-height: ${lineHeight.snug};
  `,
  tiny: css`
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.snug};
  `,
};
export type HeadingLook = keyof typeof looks;

const lookOfLevel: Record<HeadingLevel, HeadingLook> = {
  1: 'title',
  2: 'section',
  3: 'sub',
  4: 'small',
};
export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Its place in the outline. */
  level: HeadingLevel;
  /** The size, where it differs from the usual one of the level. */
  look?: HeadingLook | undefined;
}

const Root = styled.h1<{ $look: HeadingLook }>`
  color: ${color.ink};
  font-weight: ${fontWeight.bold};
  ${({ $look }) => looks[$look]}
`;

/** A heading: `level` is its place in the outline, `look` is its size. */
export function Heading({ level, look = lookOfLevel[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} $look={look} {...rest} />;
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, fontWeight, motion, radius, space, target } = theme;

/** For a link that is underlined only while it is pointed at. */
export const underlinedOnHover = css`
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }
  }
`;

const looks = {
  /** In running text. */
  inline: css`
    color: ${color.primary};
    text-decoration: underline;
    text-decoration-thickness: ${border.line};
    text-underline-offset: 0.18em;
    ${media.hover} {
      &:hover {
        color: ${color.primaryHover};
        text-decoration-thickness: ${border.strong};
      }
    }
  `,
  /** On its own: "all tools", "back". */
  standalone: css`
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${target.minimum};
    color: ${color.primary};
    font-weight: ${fontWeight.semibold};
    text-decoration: none;
    ${media.hover} {
      &:hover {
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
    }
  `,
  /** In navigation and footers. */
  quiet: css`
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${target.minimum};
    color: inherit;
    text-decoration: none;
    ${media.hover} {
      &:hover {
        color: ${color.primary};
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
    }
  `,
};

interface Look {
  look?: keyof typeof looks | undefined;
  icon?: ReactNode;
}

export type TextLinkProps =
  | (LinkProps & Look & { href?: undefined })
  | (ComponentPropsWithRef<'a'> & Look & { href: string; to?: undefined });

const styles = css<{ $look: keyof typeof looks }>`
  border-radius: ${radius.small};
  transition: color ${motion.quick};
  ${({ $look }) => looks[$look]}
  svg {
    flex: none;
    width: ${theme.icon.medium};
    height: ${theme.icon.medium};
  }
`;
const RouterLink = styled(Link)<{ $look: keyof typeof looks }>`
  ${styles}
`;
const Anchor = styled.a<{ $look: keyof typeof looks }>`
  ${styles}
`;

/** A text link: `to` for a screen of the app, `href` for mail, telephone, a place on this page or another site. */
export function TextLink({ look = 'inline', icon, children, ...rest }: TextLinkProps) {
  if (rest.href !== undefined) {
    return (
      <Anchor $look={look} {...rest}>
        {icon}
        {children}
      </Anchor>
    );
  }
  return (
    <RouterLink $look={look} {...rest}>
      {icon}
      {children}
    </RouterLink>
  );
}

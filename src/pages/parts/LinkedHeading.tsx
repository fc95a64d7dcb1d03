import { Link2 } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Heading, type HeadingLevel, type HeadingLook } from '../../ui/Heading';

const { border, color, icon, motion, radius, space } = theme;

export interface LinkedHeadingProps {
  /** The part of the address after `#`. */
  id: string;
  level: HeadingLevel;
  look?: HeadingLook | undefined;
  children: string;
}

const Anchor = styled(Link)`
  color: inherit;
  text-decoration: none;
  border-radius: ${radius.small};
  svg {
    display: inline-block;
    width: ${icon.medium};
    height: ${icon.medium};
    margin-inline-start: ${space[2]};
    color: ${color.muted};
    vertical-align: -0.1em;
    opacity: 0;
    transition: opacity ${motion.quick};
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: ${border.strong};
      text-underline-offset: 0.18em;
    }
    &:hover svg {
      opacity: 1;
    }
  }
  &:focus-visible svg {
    opacity: 1;
  }
  ${media.print} {
    svg {
      display: none;
    }
  }
`;

/** A heading that links to itself, so that a reader can share the address of this section. */
export function LinkedHeading({ id, level, look, children }: LinkedHeadingProps) {
  const { search } = useLocation();
  return (
    <Heading id={id} level={level} look={look} tabIndex={-1}>
      <Anchor to={{ search, hash: `#${id}` }}>
        {children}
        <Link2 aria-hidden="true" />
      </Anchor>
    </Heading>
  );
}

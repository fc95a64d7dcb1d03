import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Disclosure } from '../../ui/Disclosure';
import { TextLink } from '../../ui/TextLink';

const { border, color, space } = theme;

export interface QuestionProps {
  /** The part of the address after `#`. */
  id: string;
  title: string;
  /** Whether the answer is open at first; it also is when the address names the question. */
  open?: boolean;
  /** Where to read or do more, with the text of the link. */
  to?: string;
  link?: string;
  /** The answer. */
  children: ReactNode;
}

/** A list of questions. */
export const Questions = styled.div`
  border-block-start: ${border.line} solid ${color.line};
  ${media.print} {
    /* Paper has nothing to press: answers show where the browser lets styles say so. */
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    details {
      padding-block-end: ${space[2]};
      break-inside: avoid;
    }
    summary svg {
      display: none;
    }
  }
`;
const Answer = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
`;

/** A question that unfolds its answer. */
export function Question({ id, title, open = false, to, link, children }: QuestionProps) {
  const { hash } = useLocation();
  return (
    <div id={id}>
      <Disclosure name={id} summary={title} defaultOpen={open || hash === `#${id}`}>
        <Answer>
          {children}
          {to === undefined ? null : (
            <TextLink look="standalone" to={to} data-print="hide">
              {link}
            </TextLink>
          )}
        </Answer>
      </Disclosure>
    </div>
  );
}

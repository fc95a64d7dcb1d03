import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Disclosure } from '../../ui/Disclosure';

const { border, color, space } = theme;

export interface Faq {
  id: string;
  question: string;
  answer: ReactNode;
}
export interface FaqListProps {
  faqs: readonly Faq[];
  /** Whether all answers are open at first. */
  open?: boolean | undefined;
}

const List = styled.div`
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

/** Questions that unfold their answers. The question that the address names after `#` is open. */
export function FaqList({ faqs, open = false }: FaqListProps) {
  const { hash } = useLocation();
  return (
    <List>
      {faqs.map(({ id, question, answer }) => (
        <div key={id} id={id}>
          <Disclosure name={id} summary={question} defaultOpen={open || hash === `#${id}`}>
            {answer}
          </Disclosure>
        </div>
      ))}
    </List>
  );
}

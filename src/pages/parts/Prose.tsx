import styled from 'styled-components';
import { media, theme } from '../../theme/theme';

const { border, color, fontWeight, radius, space, width } = theme;

/** Running text: paragraphs, lists, definitions, quotations, in lines of a readable length. */
export const Prose = styled.div`
  max-width: ${width.reading};
  & > * + * {
    margin-block-start: ${space[4]};
  }
  & > h3 {
    margin-block-start: ${space[8]};
  }
  ul,
  ol {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: ${space[6]};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: ${color.muted};
  }
  strong {
    font-weight: ${fontWeight.semibold};
  }
  dt {
    font-weight: ${fontWeight.semibold};
  }
  dd {
    margin-inline-start: 0;
    color: ${color.muted};
  }
  dd + dt {
    margin-block-start: ${space[3]};
  }
  address {
    font-style: normal;
  }
  blockquote {
    padding: ${space[4]} ${space[5]};
    border-inline-start: ${border.strong} solid ${color.primary};
    border-radius: 0 ${radius.small} ${radius.small} 0;
    background: ${color.primarySoft};
  }
  ${media.print} {
    max-width: none;
    p,
    li {
      orphans: 3;
      widows: 3;
    }
  }
`;

import styled from 'styled-components';
import { media, theme } from '../theme/theme';

const { color, space } = theme;

interface SectionProps {
  $ground?: 'surface' | 'sunken' | undefined;
}

/** A band of a page over its whole width; put a PageContainer into it. */
export const Section = styled.section<SectionProps>`
  background: ${({ $ground }) => ($ground ? color[$ground] : 'transparent')};
  padding-block: ${space[10]};
  ${media.tablet} {
    padding-block: ${space[16]};
  }
`;

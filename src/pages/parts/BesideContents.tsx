import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';

const { space, width } = theme;

const Columns = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: ${space[8]} ${space[16]};
  ${media.desktop} {
    grid-template-columns:
      minmax(0, ${({ $wide }) => ($wide ? width.dialogWide : width.reading)}) minmax(0, 17rem);
    justify-content: space-between;
  }
`;
const Aside = styled.div`
  min-width: 0;
  ${media.desktop} {
    grid-column: 2;
    grid-row: 1;
  }
`;
const Main = styled.div`
  min-width: 0;
  ${media.desktop} {
    grid-column: 1;
    grid-row: 1;
  }
`;

interface Props {
  contents: ReactNode;
  /** For content that is more than running text. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** A page with its table of contents beside it, or above it on a narrow screen. */
export function BesideContents({ contents, wide = false, children }: Props) {
  return (
    <Columns $wide={wide}>
      <Aside>{contents}</Aside>
      <Main>{children}</Main>
    </Columns>
  );
}

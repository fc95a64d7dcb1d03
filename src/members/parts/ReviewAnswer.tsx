import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Text } from '../../ui/Text';

const { border, color, space } = theme;

const Root = styled.div`
  margin-block-start: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-inline-start: ${border.strong} solid ${color.edge};
`;
const Typed = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface Props {
  /** Whose answer it is, as a sentence in the screen's language. */
  label: ReactNode;
  /** The language of the answer. */
  lang?: string | undefined;
  children: string;
}

/** The reviewed person's answer. */
export function ReviewAnswer({ label, lang, children }: Props) {
  return (
    <Root>
      <Text $size="small" $weight="semibold">
        {label}
      </Text>
      <Typed $measure $size="small" lang={lang} dir="auto">
        {children}
      </Typed>
    </Root>
  );
}

import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';

const { space } = theme;

const Frame = styled(Card)`
  container-type: inline-size;
`;
/* By the width of the card: beside the preview of a new tool there is no room for two columns. */
const Body = styled.div`
  display: grid;
  gap: ${space[5]};
  @container (min-width: 48rem) {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
    gap: ${space[10]};
  }
`;
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1]};
`;

interface Props {
  heading: string;
  /** One line that says what to write here. */
  text: string;
  children: ReactNode;
}

/** A part of the tool form: what it is about on the left, its fields on the right. */
export function FormSection({ heading, text, children }: Props) {
  const id = useId();
  return (
    <Frame as="section" $padding="large" aria-labelledby={id}>
      <Body>
        <Words>
          <Heading level={2} look="small" id={id}>
            {heading}
          </Heading>
          <Text $size="small" $tone="muted">
            {text}
          </Text>
        </Words>
        {children}
      </Body>
    </Frame>
  );
}

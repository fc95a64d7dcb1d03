import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { ShedWall } from '../../ui/ShedWall';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';

const { border, color, radius, space, width } = theme;

interface AccountFrameProps {
  title: string;
  lead: ReactNode;
  /** The link back, above the heading. */
  back?: ReactNode;
  /** A sign above the heading. */
  icon?: ReactNode;
  /** Whether the heading takes the focus, because it replaces the button that was pressed. */
  takesFocus?: boolean | undefined;
  children: ReactNode;
  /** The link to the neighbouring form, below. */
  foot?: ReactNode;
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: 36rem;
  overflow: clip;
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.panel};
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    max-width: calc(${width.narrow} + 2 * ${space[10]});
    margin-inline: auto;
  }
  ${media.belowTablet} {
    /* The fields reach the edge, and their focus rings beyond it. */
    overflow: visible;
    background: none;
    border: 0;
    border-radius: 0;
  }
`;
const Form = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[6]};
  width: 100%;
  max-width: ${width.narrow};
  margin-inline: auto;
  padding-block: ${space[10]} ${space[12]};
  ${media.belowTablet} {
    padding-block: 0;
  }
  /* Everything asked for here is required, so the stars would say nothing. */
  label::after {
    content: none;
  }
`;
const Scene = styled(ShedWall)`
  background-position-x: 76.2%;
  ${media.belowDesktop} {
    display: none;
  }
`;
const Sign = styled.div`
  display: grid;
  place-items: center;
  width: ${space[16]};
  height: ${space[16]};
  background: ${color.successGround};
  border-radius: ${radius.round};
  color: ${color.success};
  svg {
    width: ${space[8]};
    height: ${space[8]};
  }
`;
const Foot = styled.div`
  padding-block-start: ${space[5]};
  border-block-start: ${border.line} solid ${color.line};
`;

/** The screen of a single form about an account: the form, and on a wide screen the wall of the shed beside it. */
export function AccountFrame({
  title,
  lead,
  back,
  icon,
  takesFocus = false,
  children,
  foot,
}: AccountFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <PageContainer title={title}>
      <Sheet>
        <Form>
          {back ? <div>{back}</div> : null}
          {icon ? <Sign>{icon}</Sign> : null}
          <Stack $gap={2}>
            <Heading level={1} ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            <Text as="div" $tone="muted">
              {lead}
            </Text>
          </Stack>
          {children}
          {foot ? <Foot>{foot}</Foot> : null}
        </Form>
        <Scene $scene="account" />
      </Sheet>
    </PageContainer>
  );
}

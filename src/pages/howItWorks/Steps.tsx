import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Picture } from '../../ui/Picture';
import { mutedParagraphs } from '../parts/blocks';

const { color, fontSize, fontWeight, radius, space, target } = theme;

interface StepProps {
  number: number;
  title: string;
  picture: string;
  children: ReactNode;
}

const List = styled.ol`
  display: grid;
  gap: ${space[10]} ${space[8]};
  padding-block-end: ${space[10]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]} ${space[8]};
    padding-block-end: ${space[16]};
  }
  ${media.desktop} {
    column-gap: ${space[12]};
  }
`;
const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[5]};
  break-inside: avoid;
`;
/* The drawings are light. In the dark scheme the layer of `ground` over them reduces the glare; in the light scheme it
   is nearly white, and changes nothing. */
const Scene = styled.div`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color.ground};
    border-radius: ${radius.card};
    mix-blend-mode: multiply;
    opacity: 0.4;
  }
`;
const Words = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  ${mutedParagraphs}
  > p {
    grid-column: 2;
  }
`;
const Numeral = styled.span`
  display: grid;
  place-items: center;
  width: ${target.small};
  height: ${target.small};
  border-radius: ${radius.round};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: ${fontSize.lead};
  font-weight: ${fontWeight.bold};
  line-height: 1;
`;
const Title = styled(Heading)`
  align-self: center;
`;

/** From the first search to the review (§2). The list numbers the steps for assistive technology. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <PageContainer>
      <List>{children}</List>
    </PageContainer>
  );
}

/** A step, with its number for the eye. */
export function Step({ number, title, picture, children }: StepProps) {
  return (
    <Item>
      <Scene>
        <Picture src={picture} alt="" corners="card" ratio="3 / 2" eager={number < 3} />
      </Scene>
      <Words>
        <Numeral aria-hidden="true">{number}</Numeral>
        <Title level={2} look="sub">
          {title}
        </Title>
        {children}
      </Words>
    </Item>
  );
}

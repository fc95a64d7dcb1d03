import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { useSource } from '../../../store/useSource';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Heading } from '../../../ui/Heading';
import { Picture } from '../../../ui/Picture';
import { Text } from '../../../ui/Text';

const { color, fontSize, fontWeight, radius, space, target } = theme;

interface StepWords {
  title: string;
  text: string;
  /** The text in live, where it differs (D23). */
  live?: string;
  picture: string;
}

const steps: readonly StepWords[] = [
  {
    title: /*i18n*/ 'Find the tool',
    text: /*i18n*/ 'Search by name or look through the categories. Filter by price per day, distance and stars. Every listing says what the tool can do, what comes with it and how to use it, and the reviews say whether that is true.',
    picture: '/images/info/step-find.svg',
  },
  {
    title: /*i18n*/ 'Book and pay',
    text: /*i18n*/ 'Pick your dates and see the whole price before you decide: the days, our fee, the insurance. You pay through Skuret, so no cash changes hands at the door. Plans change; cancelling is free up to 24 hours before pickup.',
    live: /*i18n*/ 'Pick your dates and see the whole price before you decide: the days, our fee, the insurance. You pay through Skuret, so no cash changes hands at the door. Plans change; cancelling is free until two days before the first day.',
    picture: '/images/info/step-book.svg',
  },
  {
    title: /*i18n*/ 'Pick up and use',
    text: /*i18n*/ 'Agree on a time by message and meet the owner. Look the tool over together, ask how it likes to be handled, and take a photo or two. Then it is yours for as long as you booked it.',
    picture: '/images/info/step-use.svg',
  },
  {
    title: /*i18n*/ 'Return and review',
    text: /*i18n*/ 'Bring it back clean and on time. The owner checks it, any deposit goes back to you, and you review each other. Two honest lines are all the next person needs.',
    picture: '/images/info/step-return.svg',
  },
];

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
const Step = styled.li`
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
  p {
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

/** From the first search to the review, in four steps (§2). The list numbers them for assistive technology. */
export function Steps() {
  const { i18n } = useLingui();
  const source = useSource();
  return (
    <List>
      {steps.map(({ title, text, live = text, picture }, index) => (
        <Step key={title}>
          <Scene>
            <Picture src={picture} alt="" corners="card" ratio="3 / 2" eager={index < 2} />
          </Scene>
          <Words>
            <Numeral aria-hidden="true">{index + 1}</Numeral>
            <Title level={2} look="sub">
              {i18n.t(title)}
            </Title>
            <Text $tone="muted" $measure>
              {i18n.t(source === 'live' ? live : text)}
            </Text>
          </Words>
        </Step>
      ))}
    </List>
  );
}

import { useLingui } from '@lingui/react';
import { CalendarX2, ShieldCheck } from 'lucide-react';
import styled, { css } from 'styled-components';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Text } from '../../ui/Text';
import { CategoryTiles } from './CategoryTiles';
import { HeroSearch } from './HeroSearch';

const { space } = theme;

/* Six layers of one scene: the top one is the workbench, the others continue its empty boards on wider screens. */
const inRow = (scene: string) => Array(6).fill(`url('${scene}')`).join(',');
const evening = css`
  background-image: ${inRow('/images/scenes/hero-dark.svg')};
`;
const shedWall = css`
  background-image: ${inRow('/images/scenes/hero.svg')};
  background-repeat: no-repeat;
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${evening}
    }
  }
  :root[data-theme='dark'] & {
    ${evening}
  }
`;

/* The workbench stands to the right of the words where there is room, else below them. */
const Wall = styled.section`
  margin-block-start: calc(-1 * ${space[6]});
  background-color: ${theme.color.sunken};
  ${media.wide} {
    ${shedWall}
    /* On the widest screens the workbench stays near the words. */
    --aside: clamp(0rem, 50vw - 50rem, 40rem);
    background-position: right var(--aside) top, calc(100vw - var(--aside) - 2rem),
      90rem, 60rem, 30rem, left;
    background-size: auto 100%;
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  padding-block: ${space[8]};
  ${media.tablet} {
    padding-block: ${space[14]} ${space[10]};
    &[data-first] {
      padding-block: ${space[10]};
    }
  }
  ${media.wide} {
    width: min(52%, 38rem);
    padding-block: ${space[20]};
    /* Where both only just fit, the words make room for the saw, and the wall is no higher for it. */
    @media (max-width: 1400px) {
      width: 46%;
      padding-block: ${space[12]};
    }
    /* The tools come right after. Lower than this, the boards beside the workbench would show its tools again. */
    &[data-first] {
      min-height: 23rem;
      padding-block: ${space[16]};
    }
  }
  /* A member's most urgent booking is shown there. */
  :is([data-session='kept'], [data-of-member]) &[data-first] {
    padding-block-start: ${space[16]};
  }
`;
const Kept = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  font-size: ${theme.fontSize.small};
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
  svg {
    flex: none;
    width: ${theme.icon.small};
    height: ${theme.icon.small};
    color: ${theme.color.primary};
  }
`;
const Bench = styled.div`
  ${shedWall}
  height: 15rem;
  background-position: right, left;
  background-size: auto 100%;
  /* The wall comes out of the ground above it, without an edge, and above the tools. */
  mask-image: linear-gradient(to bottom, transparent, black ${space[4]});
  ${media.tablet} {
    height: 24rem;
  }
  ${media.wide} {
    display: none;
  }
`;

/** The promises that hold for every booking (§9). */
function Promises() {
  const { i18n } = useLingui();
  return (
    <Kept aria-label={i18n.t('Det får du altid')}>
      <li>
        <ShieldCheck aria-hidden="true" />
        {i18n.t('Forsikret op til 5.000\u00a0kr.')}
      </li>
      <li>
        <CalendarX2 aria-hidden="true" />
        {i18n.t('Afbestil gratis indtil to dage før')}
      </li>
    </Kept>
  );
}

/** The lead of the front page, and the search as its largest element. */
export function Hero() {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  return (
    <Wall aria-labelledby="hero">
      <PageContainer>
        <Words data-first={hasGivenTexts ? undefined : ''}>
          <Heading level={1} look="display" id="hero">
            {i18n.t('Lån det værktøj, du mangler')}
          </Heading>
          <Text $size="lead" $measure>
            {i18n.t(
              'Find boremaskinen, stigen eller traileren hos en i nærheden. Du betaler for de dage, du bruger den.',
            )}
          </Text>
          <HeroSearch />
          {hasGivenTexts ? null : <Promises />}
          {hasGivenTexts ? <CategoryTiles /> : null}
        </Words>
      </PageContainer>
      {hasGivenTexts ? <Bench /> : null}
    </Wall>
  );
}

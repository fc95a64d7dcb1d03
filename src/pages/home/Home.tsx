import { useLingui } from '@lingui/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Benefits } from '../../letter/home/Benefits';
import { useAppSelector } from '../../platform/store/hooks';
import { selectSignedIn } from '../../platform/store/slices/authSlice';
import { useDifferences } from '../../platform/store/useDifferences';
import { useSeenTools } from '../../tools/hooks/useSeenTools';
import { ToolShelf } from '../../tools/parts/ToolShelf';
import { Button } from '../../ui/Button';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Section } from '../../ui/Section';
import { WhenNear } from '../../ui/WhenNear';
import { CallToAction } from './CallToAction';
import { CategoryRow } from './CategoryRow';
import { FeaturedTools } from './FeaturedTools';
import { Hero } from './Hero';
import { LendBand } from './LendBand';
import { Reviews } from './People';
import { Steps } from './Steps';
import { WeekendTools } from './WeekendTools';

const most = 8;

/** Only for members. If the chunk cannot be fetched, the page is as without it. */
const DueToday = lazy<ComponentType>(() =>
  import('./DueToday').then(
    (loaded) => ({ default: loaded.DueToday }),
    () => ({ default: () => null }),
  ),
);

/**
 * The tools that were viewed lately in this browser. Renders nothing when there are none, or none is listed any more.
 */
function SeenTools() {
  const { i18n } = useLingui();
  const { tools, clear } = useSeenTools(null);
  if (tools?.length === 0) return null;
  return (
    <Section as="div">
      <PageContainer>
        <ToolShelf
          id="seen-tools"
          heading={i18n.t('Set for nylig')}
          tools={tools?.slice(0, most)}
          waitingLabel={i18n.t('Henter det, du har set for nylig')}
          more={
            <Button variant="quiet" size="small" onClick={clear}>
              {i18n.t('Ryd listen')}
            </Button>
          }
        />
      </PageContainer>
    </Section>
  );
}

/**
 * The front page: search, categories and tools first, then what borrowers say and how it works. The letter explains
 * first (§2).
 */
export function Home() {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  const signedIn = useAppSelector(selectSignedIn);
  return (
    <>
      <PageTitle>{i18n.t('Lån værktøj af naboen')}</PageTitle>
      {signedIn && !hasGivenTexts ? (
        <Suspense>
          <DueToday />
        </Suspense>
      ) : null}
      <Hero />
      {hasGivenTexts ? (
        <>
          <Steps />
          <FeaturedTools />
        </>
      ) : (
        <>
          <PageContainer>
            <CategoryRow />
          </PageContainer>
          <WeekendTools />
        </>
      )}
      <WhenNear name="seen tools" distance={200}>
        <SeenTools />
      </WhenNear>
      {hasGivenTexts ? (
        <>
          <Benefits />
          <CallToAction />
        </>
      ) : (
        <>
          <Reviews />
          <Steps />
          <LendBand />
        </>
      )}
    </>
  );
}

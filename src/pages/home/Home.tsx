import { useLingui } from '@lingui/react';
import { useSeenTools } from '../../tools/hooks/useSeenTools';
import { ToolShelf } from '../../tools/parts/ToolShelf';
import { Button } from '../../ui/Button';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Section } from '../../ui/Section';
import { WhenNear } from '../../ui/WhenNear';
import { Benefits } from './Benefits';
import { CallToAction } from './CallToAction';
import { FeaturedTools } from './FeaturedTools';
import { Hero } from './Hero';
import { Earned, Reviews } from './People';
import { Steps } from './Steps';

const most = 8;

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
 * The front page (§2): search first, then how it works, featured tools and benefits; with recently seen tools, reviews
 * and what lending earns, of which the letter has none.
 */
export function Home() {
  const { i18n } = useLingui();
  return (
    <>
      <PageTitle>{i18n.t('Lån værktøj af naboen')}</PageTitle>
      <Hero />
      <Steps />
      <FeaturedTools />
      <WhenNear name="seen tools" distance={200}>
        <SeenTools />
      </WhenNear>
      <Reviews />
      <Benefits />
      <Earned />
      <CallToAction />
    </>
  );
}

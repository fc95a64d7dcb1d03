import { useLingui } from '@lingui/react';
import { PageTitle } from '../../ui/PageTitle';
import { WhenNear } from '../../ui/WhenNear';
import { Benefits } from './home/Benefits';
import { CallToAction } from './home/CallToAction';
import { FeaturedTools } from './home/FeaturedTools';
import { Hero } from './home/Hero';
import { Earned, Reviews } from './home/People';
import { SeenTools } from './home/SeenTools';
import { Steps } from './home/Steps';

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

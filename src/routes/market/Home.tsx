import { useLingui } from '@lingui/react';
import { useSource } from '../../store/useSource';
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
 * The front page (§2): search first, then how it works, featured tools and benefits; in live also recently seen tools,
 * reviews and what lending earns.
 */
export function Home() {
  const { i18n } = useLingui();
  const isLive = useSource() === 'live';
  return (
    <>
      <PageTitle>{i18n.t('Lån værktøj af naboen')}</PageTitle>
      <Hero />
      <Steps />
      <FeaturedTools />
      {isLive && (
        <WhenNear name="seen tools near" distance={200}>
          <SeenTools />
        </WhenNear>
      )}
      {isLive && <Reviews />}
      <Benefits />
      {isLive && <Earned />}
      <CallToAction />
    </>
  );
}

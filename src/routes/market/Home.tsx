import { useLingui } from '@lingui/react';
import { PageTitle } from '../../ui/PageTitle';
import { Benefits } from './home/Benefits';
import { CallToAction } from './home/CallToAction';
import { FeaturedTools } from './home/FeaturedTools';
import { Hero } from './home/Hero';
import { Steps } from './home/Steps';

/** The front page (§2): search first, then how it works, featured tools, and why. */
export function Home() {
  const { i18n } = useLingui();
  return (
    <>
      <PageTitle>{i18n.t('Lån værktøj af naboen')}</PageTitle>
      <Hero />
      <Steps />
      <FeaturedTools />
      <Benefits />
      <CallToAction />
    </>
  );
}

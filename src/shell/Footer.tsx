import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { addresses } from '../../domain/values/addresses';
import { useDifferences } from '../platform/store/useDifferences';
import { useLanguage } from '../platform/store/useLanguage';
import { media, theme } from '../theme/theme';
import { LanguageChoice } from '../ui/LanguageChoice';
import { PageContainer } from '../ui/PageContainer';
import { TextLink } from '../ui/TextLink';
import { useScreenLanguage } from '../ui/useScreenLanguage';
import { BrandMark } from './BrandMark';
import { SchemeSwitch } from './SchemeSwitch';

const Ground = styled.footer`
  margin-block-start: ${theme.space[20]};
  padding-block: ${theme.space[12]} ${theme.space[8]};
  background: ${theme.color.sunken};
  border-block-start: ${theme.border.line} solid ${theme.color.line};
  color: ${theme.color.muted};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]};
  ${media.tablet} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
  }
`;

const About = styled.div`
  grid-column: 1 / -1;
  max-width: 34ch;
  ${media.tablet} {
    grid-column: auto;
  }
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[2]};
  font-size: ${theme.fontSize.lead};
  font-weight: ${theme.fontWeight.bold};
  color: ${theme.color.ink};
`;

const Title = styled.h2`
  margin-block-end: ${theme.space[2]};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.semibold};
  color: ${theme.color.ink};
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[6]};
  margin-block-start: ${theme.space[10]};
  padding-block-start: ${theme.space[5]};
  border-block-start: ${theme.border.line} solid ${theme.color.line};
  font-size: ${theme.fontSize.small};
`;

const Social = styled.ul`
  display: flex;
  gap: ${theme.space[4]};
`;

const columns = [
  {
    title: /*i18n*/ 'Lån og udlån',
    links: [
      { to: addresses.browse, label: /*i18n*/ 'Find værktøj' },
      { to: addresses.categories, label: /*i18n*/ 'Kategorier' },
      { to: addresses.howItWorks, label: /*i18n*/ 'Sådan virker det' },
      { to: addresses.pricing, label: /*i18n*/ 'Priser' },
    ],
  },
  {
    title: 'Skuret',
    links: [
      { to: addresses.about, label: /*i18n*/ 'Om os' },
      { to: addresses.blog, label: /*i18n*/ 'Blog' },
      { to: addresses.careers, label: /*i18n*/ 'Job' },
      { to: addresses.contact, label: /*i18n*/ 'Kontakt' },
    ],
  },
  {
    title: /*i18n*/ 'Hjælp og regler',
    links: [
      { to: addresses.help, label: /*i18n*/ 'Hjælp' },
      { to: addresses.safety, label: /*i18n*/ 'Tryghed' },
      { to: addresses.terms, label: /*i18n*/ 'Vilkår' },
      { to: addresses.privacy, label: /*i18n*/ 'Privatliv' },
    ],
  },
] as const;

/** The foot of every page (§2). Social links are placeholders in the letter: they say so and lead nowhere. */
export function Footer() {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { hasFullMenu, socialLinks } = useDifferences();
  return (
    <Ground lang={useScreenLanguage('da')}>
      <PageContainer>
        <Columns>
          <About>
            <Name>
              <BrandMark /> Skuret
            </Name>
            <p>
              {i18n.t(
                'Lån værktøj af naboen, og lad dit eget tjene penge, når det ellers bare hænger der.',
              )}
            </p>
          </About>
          {columns.map((column) => (
            <nav key={column.title} aria-label={i18n.t(column.title)}>
              <Title>{i18n.t(column.title)}</Title>
              <ul>
                {column.links.map((link) => (
                  <li key={link.to}>
                    <TextLink look="quiet" to={link.to}>
                      {i18n.t(link.label)}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Columns>
        <Base>
          <p>© 2026 Skuret</p>
          <LanguageChoice {...language} />
          {hasFullMenu && (
            <TextLink look="quiet" to={addresses.transparency}>
              {i18n.t('Afgørelser i tal')}
            </TextLink>
          )}
          {hasFullMenu && <SchemeSwitch />}
          {socialLinks.length > 0 && (
            <Social aria-label={i18n.t('Sociale medier, på vej')}>
              {socialLinks.map((name) => (
                <li key={name}>
                  {name} <span>{i18n.t('(på vej)')}</span>
                </li>
              ))}
            </Social>
          )}
        </Base>
      </PageContainer>
    </Ground>
  );
}

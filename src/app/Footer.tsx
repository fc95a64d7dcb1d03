import styled from 'styled-components';
import { addresses } from '../../domain/addresses';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { PageContainer } from '../ui/PageContainer';
import { TextLink } from '../ui/TextLink';
import { BrandMark } from './BrandMark';

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
    title: 'Lån og lej',
    links: [
      { to: addresses.browse, label: 'Find værktøj' },
      { to: addresses.categories, label: 'Kategorier' },
      { to: addresses.howItWorks, label: 'Sådan virker det' },
      { to: addresses.pricing, label: 'Priser' },
    ],
  },
  {
    title: 'Skuret',
    links: [
      { to: addresses.about, label: 'Om os' },
      { to: addresses.blog, label: 'Blog' },
      { to: addresses.careers, label: 'Job' },
      { to: addresses.contact, label: 'Kontakt' },
    ],
  },
  {
    title: 'Hjælp og regler',
    links: [
      { to: addresses.help, label: 'Hjælp' },
      { to: addresses.safety, label: 'Tryghed' },
      { to: addresses.terms, label: 'Vilkår' },
      { to: addresses.privacy, label: 'Privatliv' },
    ],
  },
] as const;

/** The foot of every page (§2). The social links are placeholders: they say so and lead nowhere. */
export function Footer() {
  return (
    <Ground lang="da">
      <PageContainer>
        <Columns>
          <About>
            <Name>
              <BrandMark /> Skuret
            </Name>
            <p>
              Lån værktøj af naboen, og lad dit eget tjene penge, når det ellers bare hænger der.
            </p>
          </About>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <Title>{column.title}</Title>
              <ul>
                {column.links.map((link) => (
                  <li key={link.to}>
                    <TextLink look="quiet" to={link.to}>
                      {link.label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Columns>
        <Base>
          <p>© 2026 Skuret</p>
          <Social aria-label="Sociale medier, på vej">
            {['Facebook', 'Instagram', 'LinkedIn'].map((name) => (
              <li key={name}>
                {name} <span>(på vej)</span>
              </li>
            ))}
          </Social>
        </Base>
      </PageContainer>
    </Ground>
  );
}

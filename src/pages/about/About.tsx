import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Grid } from '../../ui/Grid';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { StatTile } from '../../ui/StatTile';
import * as da from '../content/about/da.mdx';
import * as en from '../content/about/en.mdx';
import { blocks } from '../parts/blocks';
import { ContactDetails } from '../parts/ContactDetails';
import { PageIntro } from '../parts/PageIntro';
import { Prose } from '../parts/Prose';
import { usePageText } from '../parts/usePageText';
import { AboutForm } from './AboutForm';
import { Member, Team } from './Team';

const { space } = theme;

const Columns = styled.div`
  display: grid;
  gap: ${space[10]};
  padding-block: ${space[4]} ${space[12]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${space[16]};
    align-items: start;
    padding-block: ${space[4]} ${space[16]};
  }
`;

function Story({ children }: { children: ReactNode }) {
  return (
    <PageContainer>
      <Columns>{children}</Columns>
    </PageContainer>
  );
}

function Stats({ children }: { children: ReactNode }) {
  return (
    <Grid $columns={2} $gap={4}>
      {children}
    </Grid>
  );
}

const texts = { da, en };
const components = {
  ...blocks,
  ContactDetails,
  Member,
  AboutForm,
  Prose,
  Stat: StatTile,
  Stats,
  Story,
  Team,
};

/** About (§2): stats, values, team, contact, and a form that does nothing in the sample. */
export function About() {
  const { i18n } = useLingui();
  const { title, lead, body } = usePageText(texts, components);
  return (
    <>
      <PageTitle>{i18n.t('About')}</PageTitle>
      <PageContainer>
        <PageIntro title={title} lead={lead} scene="about" />
      </PageContainer>
      {body}
    </>
  );
}

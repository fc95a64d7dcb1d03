import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { mutedParagraphs } from '../parts/blocks';

const { color, radius, space } = theme;

const Root = styled.section`
  display: grid;
  gap: ${space[6]};
  align-items: center;
  padding: ${space[6]} ${space[5]};
  background: ${color.primarySoft};
  border-radius: ${radius.panel};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[10]} ${space[12]};
  }
  ${media.print} {
    display: none;
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  ${mutedParagraphs}
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

/** The end of the page: what to do next. */
export function CallToAction({ title, children }: { title: string; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <Root>
      <Words>
        <Heading level={2} look="section">
          {title}
        </Heading>
        {children}
      </Words>
      <Buttons>
        <LinkButton to={to.signUp()} size="large">
          {i18n.t('Sign up')}
        </LinkButton>
        <LinkButton to={to.browse()} variant="secondary" size="large">
          {i18n.t('Find a tool')}
        </LinkButton>
      </Buttons>
    </Root>
  );
}

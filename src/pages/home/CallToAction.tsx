import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Text } from '../../ui/Text';

const { color, radius, space } = theme;

export const LendPanel = styled.section`
  display: grid;
  gap: ${space[4]} ${space[8]};
  align-items: center;
  padding: ${space[8]} ${space[6]};
  background: ${color.primarySoft};
  border-radius: ${radius.panel};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
    padding: ${space[10]} ${space[12]};
  }
  img {
    width: 100%;
    height: auto;
    max-width: 22rem;
    margin-inline: auto;
  }
`;
export const LendWords = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 34rem;
`;

/** Lend or borrow: the two links at the end of the letter's front page (§2). */
export function CallToAction() {
  const { i18n } = useLingui();
  return (
    <PageContainer>
      <LendPanel aria-labelledby="call">
        <LendWords>
          <Heading level={2} id="call">
            {i18n.t('Lad dit værktøj tjene penge')}
          </Heading>
          <Text $size="lead">
            {i18n.t(
              'Det meste værktøj hænger stille. Lån det ud, når du ikke selv bruger det. Du bestemmer prisen.',
            )}
          </Text>
          <Row>
            <LinkButton to={addresses.dashboard} variant="accent" size="large">
              {i18n.t('Udlån dit værktøj')}
            </LinkButton>
            <LinkButton to={addresses.browse} variant="secondary" size="large">
              {i18n.t('Find værktøj')}
            </LinkButton>
          </Row>
        </LendWords>
        <img src="/images/scenes/lend.svg" alt="" width={640} height={480} loading="lazy" />
      </LendPanel>
    </PageContainer>
  );
}

import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { addresses } from '../../domain/values/addresses';
import { theme } from '../theme/theme';
import { LinkButton } from '../ui/LinkButton';
import { PageContainer } from '../ui/PageContainer';
import { Row } from '../ui/Row';
import { FullScreenMessage } from './FullScreenMessage';

const Actions = styled(Row)`
  margin-block-start: ${theme.space[6]};
`;

/** The screen of every unknown address (D9); the service answers it with 404. */
export function NotFound() {
  const { i18n } = useLingui();
  return (
    <PageContainer $width="reading" title={i18n.t('Siden findes ikke')}>
      <FullScreenMessage
        picture="/images/scenes/not-found.svg"
        title={i18n.t('Siden findes ikke')}
        text={i18n.t(
          'Krogen er tom: Her hænger ingen side. Måske er adressen skrevet forkert, eller også er siden flyttet.',
        )}
      >
        <Actions $justify="center">
          <LinkButton to={addresses.browse}>{i18n.t('Find værktøj')}</LinkButton>
          <LinkButton to={addresses.home} variant="secondary">
            {i18n.t('Til forsiden')}
          </LinkButton>
          <LinkButton to={addresses.help} variant="quiet">
            {i18n.t('Få hjælp')}
          </LinkButton>
        </Actions>
      </FullScreenMessage>
    </PageContainer>
  );
}

import styled from 'styled-components';
import { addresses } from '../../domain/addresses';
import { theme } from '../theme/theme';
import { LinkButton } from '../ui/LinkButton';
import { PageContainer } from '../ui/PageContainer';
import { PageTitle } from '../ui/PageTitle';
import { Row } from '../ui/Row';
import { Message } from './Message';

const Actions = styled(Row)`
  margin-block-start: ${theme.space[6]};
`;

/** Any address that is none of ours (D9); the service answers it with 404. */
export function NotFound() {
  return (
    <PageContainer $width="reading">
      <PageTitle>Siden findes ikke</PageTitle>
      <Message
        picture="/images/scenes/not-found.svg"
        title="Siden findes ikke"
        text="Krogen er tom: Her hænger ingen side. Måske er adressen skrevet forkert, eller også er siden flyttet."
      >
        <Actions $justify="center">
          <LinkButton to={addresses.browse}>Find værktøj</LinkButton>
          <LinkButton to={addresses.home} variant="secondary">
            Til forsiden
          </LinkButton>
          <LinkButton to={addresses.help} variant="quiet">
            Få hjælp
          </LinkButton>
        </Actions>
      </Message>
    </PageContainer>
  );
}

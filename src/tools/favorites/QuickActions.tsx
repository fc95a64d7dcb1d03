import { useLingui } from '@lingui/react';
import { LayoutGrid, Search } from 'lucide-react';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { Row } from '../../ui/Row';

const { border, color, space } = theme;

const Part = styled.section`
  display: grid;
  gap: ${space[3]};
  margin-block-start: ${space[6]};
  padding-block-start: ${space[6]};
  border-block-start: ${border.line} solid ${color.line};
`;

/** Two links from the saved tools to related screens (§2). */
export function QuickActions() {
  const { i18n } = useLingui();
  return (
    <Part aria-labelledby="quick-actions">
      <Heading level={2} look="sub" id="quick-actions">
        {i18n.t('Quick actions')}
      </Heading>
      <Row>
        <LinkButton to={addresses.browse} variant="secondary" icon={<Search aria-hidden="true" />}>
          {i18n.t('Browse Tools')}
        </LinkButton>
        <LinkButton
          to={addresses.categories}
          variant="secondary"
          icon={<LayoutGrid aria-hidden="true" />}
        >
          {i18n.t('Browse Categories')}
        </LinkButton>
      </Row>
    </Part>
  );
}

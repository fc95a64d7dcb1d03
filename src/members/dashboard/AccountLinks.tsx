import { useLingui } from '@lingui/react';
import { History, Settings } from 'lucide-react';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { TextLink } from '../../ui/TextLink';

const { border, color, space } = theme;

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  padding-block-start: ${space[4]};
  border-block-start: ${border.line} solid ${color.line};
  color: ${color.muted};
  font-weight: ${theme.fontWeight.semibold};
  a {
    min-height: ${theme.target.medium};
  }
  ${media.desktop} {
    flex-direction: column;
    gap: ${space[1]};
    padding-inline: ${space[4]};
  }
`;

/** Links to the person's other screens (§2). */
export function AccountLinks() {
  const { i18n } = useLingui();
  const { hasPayments } = useDifferences();
  return (
    <Root aria-label={i18n.t('Mere om dig')}>
      {hasPayments ? null : (
        <TextLink look="quiet" to={addresses.history} icon={<History aria-hidden />}>
          {i18n.t('Lejehistorik')}
        </TextLink>
      )}
      <TextLink look="quiet" to={addresses.settings} icon={<Settings aria-hidden />}>
        {i18n.t('Indstillinger')}
      </TextLink>
    </Root>
  );
}

import { useLingui } from '@lingui/react';
import { ShieldAlert } from 'lucide-react';
import styled from 'styled-components';
import type { MessageWarning } from '../../../domain/conversations/messageWarning';
import { getFirstName } from '../../../domain/members/user';
import { theme } from '../../theme/theme';

const { color, fontSize, icon, space } = theme;

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  max-width: min(84%, 32rem);
  margin-block: ${space[1]} ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.4;
  overflow-wrap: anywhere;
  svg {
    flex: none;
    width: ${icon.medium};
    height: ${icon.medium};
    color: ${color.accentText};
  }
`;

interface Props {
  warning: MessageWarning;
  senderName: string;
}

/** A warning about the message above, from a member with whom the reader has no booking. */
export function MessageWarningLine({ warning, senderName }: Props) {
  const { i18n } = useLingui();
  const name = getFirstName(senderName);
  const text = {
    phone: () =>
      i18n.t(
        'Stay in this conversation until you and {name} have a booking. Then we can help if something goes wrong.',
        { name },
      ),
    payment: () =>
      i18n.t('Pay in Skuret only. What you pay elsewhere is not insured, and we cannot refund it.'),
    link: () =>
      i18n.t(
        'This link leads to {domain}, which is not Skuret. Do not type your password or your card number there.',
        {
          domain: warning.kind === 'link' ? warning.host : '',
        },
      ),
  }[warning.kind]();
  return (
    <Line>
      <ShieldAlert aria-hidden="true" />
      <span>{text}</span>
    </Line>
  );
}

import { useLingui } from '@lingui/react';
import { MailCheck, MessageCircle } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { formatResponseTime } from '../../../domain/conversations/responseTime';
import { avatarLetter, getFirstName } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { formatMonthYear } from '../../../domain/values/daysInWords';
import { useOpenConversation } from '../../conversations/hooks/useOpenConversation';
import { useViewer } from '../../members/hooks/useViewer';
import { media, theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import type { ToolDetail } from '../api/toolApi';
import { ToolRating } from '../parts/ToolRating';
import { LenderNote } from './LenderNote';

const { border, color, fontSize, icon, space } = theme;

const Root = styled.section`
  padding-block: ${space[5]};
  border-block: ${border.line} solid ${color.line};
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
  svg {
    flex: none;
    width: ${icon.small};
    height: ${icon.small};
  }
`;
const Name = styled(TextLink)`
  font-size: inherit;
`;
/* On a phone the button is round, and keeps its words for assistive technology. */
const Ends = styled(Row)`
  & > :first-child {
    flex: 1 1 16rem;
  }
  ${media.belowTablet} {
    align-items: start;
    > button {
      justify-content: center;
      width: ${theme.target.medium};
      height: ${theme.target.medium};
      padding: 0;
      border-radius: ${theme.radius.round};
      span {
        ${visuallyHiddenStyles}
      }
    }
  }
`;

interface Props {
  owner: ToolDetail['owner'];
  toolId: string;
}

/** The owner in a line: picture, known facts, and a button to write to them. */
export const OwnerLine = memo(function OwnerLine({ owner, toolId }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { user } = useViewer();
  const { openConversation, busy } = useOpenConversation();
  const { responseMinutes, responseRate } = owner;
  return (
    <Root aria-label={i18n.t('Udlånes af')}>
      <Ends $gap={3} $wrap={false} data-print="hide">
        <Row $gap={3} $wrap={false}>
          <Avatar letter={avatarLetter(owner.name)} src={owner.avatarImageUrl} size="large" />
          <Stack $gap={1}>
            <Row $gap={3}>
              <Name look="standalone" to={to.publicProfile(owner.id)}>
                <bdi>{owner.name}</bdi>
              </Name>
              <ToolRating rating={owner.ratingAverage} reviewCount={owner.reviewCount} />
            </Row>
            <Facts>
              {responseMinutes === null ? null : (
                <li>
                  {i18n.t('Svarer typisk {time}', {
                    time: formatResponseTime(responseMinutes, language),
                  })}
                </li>
              )}
              {responseRate === null ? null : (
                <li>{i18n.t('Svarer på {responseRate} % af forespørgslerne', { responseRate })}</li>
              )}
              <li>
                {i18n.t('Medlem siden {createdAt}', {
                  createdAt: formatMonthYear(owner.createdAt, language),
                })}
              </li>
              {owner.emailConfirmed ? (
                <li>
                  <MailCheck aria-hidden="true" />
                  {i18n.t('E-mail bekræftet')}
                </li>
              ) : null}
            </Facts>
          </Stack>
        </Row>
        {user?.id === owner.id ? null : (
          <Button
            variant="secondary"
            icon={<MessageCircle aria-hidden="true" />}
            loading={busy}
            onClick={() => void openConversation(owner.id, toolId)}
          >
            <span>{i18n.t('Skriv til {firstName}', { firstName: getFirstName(owner.name) })}</span>
          </Button>
        )}
      </Ends>
      <LenderNote owner={owner} />
    </Root>
  );
});

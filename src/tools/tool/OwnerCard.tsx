import { useLingui } from '@lingui/react';
import { MailCheck, MessageCircle, MessageCircleReply } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { avatarLetter } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { formatMonthYear } from '../../../domain/values/daysInWords';
import { useOpenConversation } from '../../conversations/hooks/useOpenConversation';
import { useViewer } from '../../members/hooks/useViewer';
import { ReportButton } from '../../members/parts/ReportButton';
import { useDifferences } from '../../platform/store/useDifferences';
import { theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import type { ToolDetail } from '../api/toolApi';
import { ToolRating } from '../parts/ToolRating';

const Name = styled(TextLink)`
  font-size: inherit;
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.success};
  font-size: ${theme.fontSize.small};
  svg {
    flex: none;
    width: ${theme.icon.small};
    height: ${theme.icon.small};
  }
`;

/** The owner of the tool, whose name links to their profile (§2), with what is known of them, which the letter leaves out. */
export const OwnerCard = memo(function OwnerCard({
  owner,
  toolId,
}: {
  owner: ToolDetail['owner'];
  toolId: string;
}) {
  const { i18n } = useLingui();
  const written = useWrittenLang();
  const language = useScreenLanguage('da');
  const { hasAccounts } = useDifferences();
  const { user } = useViewer();
  const { openConversation, busy } = useOpenConversation();
  const [firstName = owner.name] = owner.name.split(' ');
  return (
    <Card as="section" aria-labelledby="tool-owner">
      <Stack $gap={4}>
        <Heading level={2} look="small" id="tool-owner">
          {i18n.t('Udlånes af')}
        </Heading>
        <Row $gap={4} $wrap={false}>
          <Avatar letter={avatarLetter(owner.name)} src={owner.avatarImageUrl} size="large" />
          <Stack $gap={1}>
            <Name look="standalone" to={to.publicProfile(owner.id)}>
              <bdi>{owner.name}</bdi>
            </Name>
            <Text $size="small" $tone="muted">
              {i18n.t('Medlem siden {createdAt}', {
                createdAt: formatMonthYear(owner.createdAt, language),
              })}
            </Text>
            <ToolRating rating={owner.ratingAverage} reviewCount={owner.reviewCount} />
            {hasAccounts && owner.emailConfirmed ? (
              <Fact>
                <MailCheck aria-hidden="true" />
                {i18n.t('E-mail bekræftet')}
              </Fact>
            ) : null}
            {hasAccounts && typeof owner.responseRate === 'number' ? (
              <Fact>
                <MessageCircleReply aria-hidden="true" />
                {i18n.t('Svarer på {responseRate} % af forespørgslerne', {
                  responseRate: owner.responseRate,
                })}
              </Fact>
            ) : null}
          </Stack>
        </Row>
        {owner.about ? (
          <Text $measure lang={written} dir="auto">
            {owner.about}
          </Text>
        ) : null}
        {hasAccounts && user?.id !== owner.id ? (
          <Button
            variant="secondary"
            icon={<MessageCircle aria-hidden="true" />}
            loading={busy}
            onClick={() => void openConversation(owner.id, toolId)}
          >
            {i18n.t('Skriv til {firstName}', { firstName })}
          </Button>
        ) : null}
        {hasAccounts && user && user.id !== owner.id ? (
          <ReportButton kind="TOOL" id={toolId} name={owner.name} language="da" />
        ) : null}
        {hasAccounts && !user ? (
          // A page of the service (server/api/http/addReportRoutes.ts), which needs no account.
          <TextLink look="quiet" rel="nofollow" href={`/report?about=${to.tool(toolId)}`}>
            {i18n.t('Meld værktøjet')}
          </TextLink>
        ) : null}
      </Stack>
    </Card>
  );
});

import { useLingui } from '@lingui/react';
import { MessageCircle } from 'lucide-react';
import { avatarLetter, getFirstName } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { formatRating } from '../../../domain/values/money';
import { useOpenConversation } from '../../conversations/hooks/useOpenConversation';
import { useDifferences } from '../../platform/store/useDifferences';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { LinkButton } from '../../ui/LinkButton';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Stars } from '../../ui/Stars';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { getOtherMember } from './useBookingWords';

function Rating({ rating }: { rating: number }) {
  const { i18n } = useLingui();
  const text = formatRating(rating, useScreenLanguage('en'));
  const label = i18n.t('{rating} out of 5 stars', { rating: text });
  return <Stars look="single" value={rating} text={text} label={label} />;
}

/** The other member of the booking, with a button to write to them. */
export function OtherMember({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const { hasAccounts } = useDifferences();
  const { openConversation, busy } = useOpenConversation();
  const { role, tool, conversationId } = booking;
  const other = getOtherMember(booking);
  const write = i18n.t('Write to {name}', { name: getFirstName(other.name) });
  const look = {
    variant: 'secondary' as const,
    fullWidth: true,
    icon: <MessageCircle aria-hidden="true" />,
  };
  return (
    <Card as="section" aria-label={role === 'OWNER' ? i18n.t('Borrower') : i18n.t('Owner')}>
      <Stack $gap={4}>
        <Row $gap={4} $wrap={false}>
          <Avatar letter={avatarLetter(other.name)} src={other.avatarImageUrl} size="medium" />
          <Stack $gap={0}>
            <Text $size="small" $tone="muted">
              {role === 'OWNER' ? i18n.t('Borrower') : i18n.t('Owner')}
            </Text>
            <Row $gap={2}>
              <TextLink look="standalone" to={to.publicProfile(other.id)}>
                <bdi>{other.name}</bdi>
              </TextLink>
              {other.ratingAverage === null ? null : <Rating rating={other.ratingAverage} />}
            </Row>
          </Stack>
        </Row>
        {conversationId !== null ? (
          <LinkButton to={to.conversation(conversationId)} {...look}>
            {write}
          </LinkButton>
        ) : hasAccounts ? (
          <Button {...look} loading={busy} onClick={() => void openConversation(other.id, tool.id)}>
            {write}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}

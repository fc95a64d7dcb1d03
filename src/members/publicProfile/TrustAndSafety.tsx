import { useLingui } from '@lingui/react';
import { BadgeCheck, MessageCircleReply } from 'lucide-react';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { useDifferences } from '../../platform/store/useDifferences';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import type { Member } from '../api/peopleApi';

const { color, icon, space } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
  }
  svg {
    width: ${icon.large};
    height: ${icon.large};
    color: ${color.success};
  }
`;

interface Point {
  Sign: typeof BadgeCheck;
  title: string;
  text: string;
  values?: Record<string, number>;
}

const givenPoints: readonly Point[] = [
  {
    Sign: BadgeCheck,
    title: /*i18n*/ 'Identity verified',
    text: /*i18n*/ 'We have seen a valid ID of this member.',
  },
  {
    Sign: MessageCircleReply,
    title: /*i18n*/ 'Responsive communicator',
    text: /*i18n*/ 'Answers most messages, and in good time.',
  },
];

/** Only what the service knows to be true (D23). */
function getPoints({ emailConfirmed, responseRate }: Member): Point[] {
  const points: Point[] = [];
  if (emailConfirmed) {
    points.push({
      Sign: BadgeCheck,
      title: /*i18n*/ 'Email confirmed',
      text: /*i18n*/ 'This member has confirmed their email.',
    });
  }
  if (responseRate !== null) {
    points.push({
      Sign: MessageCircleReply,
      title: /*i18n*/ 'Answers {responseRate}% of requests',
      text: /*i18n*/ 'We count all requests this member has received.',
      values: { responseRate },
    });
  }
  return points;
}

/** Why this member can be trusted (§2). */
export function TrustAndSafety({ member }: { member: Member }) {
  const { i18n } = useLingui();
  const points = useDifferences().hasGivenTexts ? givenPoints : getPoints(member);
  return (
    <Card as="section" aria-labelledby="trust">
      <Stack $gap={4}>
        <Heading level={2} look="small" id="trust">
          {i18n.t('Trust & Safety')}
        </Heading>
        {points.length > 0 && (
          <List>
            {points.map(({ Sign, title, text, values }) => (
              <li key={title}>
                <Sign aria-hidden />
                <div>
                  <Text $weight="semibold">{i18n.t(title, values)}</Text>
                  <Text $size="small" $tone="muted">
                    {i18n.t(text)}
                  </Text>
                </div>
              </li>
            ))}
          </List>
        )}
        <TextLink look="standalone" to={addresses.safety}>
          {i18n.t('How we keep lending safe')}
        </TextLink>
      </Stack>
    </Card>
  );
}

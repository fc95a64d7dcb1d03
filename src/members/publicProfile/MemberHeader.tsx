import { useLingui } from '@lingui/react';
import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { avatarLetter } from '../../../domain/members/user';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { ShedWall } from '../../ui/ShedWall';
import { Stack } from '../../ui/Stack';
import type { Member } from '../api/peopleApi';
import { getVerifiedLabel } from '../parts/getVerifiedLabel';
import { PersonFacts } from '../parts/PersonFacts';

const { avatar, color, radius, space } = theme;

interface MemberHeaderProps {
  member: Member;
  /** Undefined where no message can be sent to the member. */
  onMessage: (() => void) | undefined;
}

const Banner = styled(ShedWall)`
  height: 13rem;
  background-position: 50% 42%;
  border-radius: ${radius.panel};
  ${media.belowTablet} {
    height: 8rem;
    background-position: 82% 30%;
  }
`;
/** The bare boards of the shed. */
const Boards = styled.div`
  height: 7rem;
  background: repeating-linear-gradient(
    90deg,
    ${color.sunken} 0 ${space[20]},
    ${color.line} ${space[20]} calc(${space[20]} + ${theme.border.line})
  );
  border-radius: ${radius.panel};
  ${media.print} {
    display: none;
  }
`;
const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[5]};
  padding-inline: ${space[8]};
  & > button {
    margin-block-start: ${space[4]};
  }
  ${media.belowTablet} {
    flex-direction: column;
    align-items: stretch;
    gap: ${space[4]};
    padding-inline: ${space[4]};
    & > button {
      margin-block-start: 0;
    }
  }
`;
/** Half of the picture overlaps the banner. */
const Face = styled.div`
  margin-block-start: calc(${avatar.huge} / -2);
  line-height: 0;
  & > span {
    outline: ${space[1]} solid ${color.ground};
  }
`;
const Words = styled(Stack)`
  flex: 1;
  padding-block-start: ${space[4]};
  ${media.belowTablet} {
    padding-block-start: 0;
  }
`;

/** The member: banner, picture, name, badge, place, member since, and the button to write to them (§2). */
export function MemberHeader({ member, onMessage }: MemberHeaderProps) {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  return (
    <header>
      {hasGivenTexts ? <Banner /> : <Boards aria-hidden />}
      <Line>
        <Face>
          <Avatar letter={avatarLetter(member.name)} src={member.avatarImageUrl} size="huge" />
        </Face>
        <Words $gap={2}>
          <Heading level={1}>
            <bdi>{member.name}</bdi>
          </Heading>
          <PersonFacts
            location={member.location && <span lang="da">{member.location}</span>}
            memberSince={member.createdAt}
            verifiedLabel={hasGivenTexts ? /*i18n*/ 'Verified' : getVerifiedLabel(member)}
          />
        </Words>
        {onMessage && (
          <Button icon={<MessageCircle aria-hidden />} onClick={onMessage}>
            {i18n.t('Send Message')}
          </Button>
        )}
      </Line>
    </header>
  );
}

import { useLingui } from '@lingui/react';
import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import type { ToolListing } from '../../../domain/tools/tool';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { ShedWall } from '../../ui/ShedWall';
import type { Member } from '../api/peopleApi';
import { getVerifiedLabel } from '../parts/getVerifiedLabel';
import { PersonFacts } from '../parts/PersonFacts';
import { PersonHeader } from '../parts/PersonHeader';
import { ToolWall } from '../parts/ToolWall';

interface MemberHeaderProps {
  member: Member;
  /** The tools on the wall. */
  tools: readonly ToolListing[];
  /** Undefined where no message can be sent to the member. */
  onMessage: (() => void) | undefined;
}

const Banner = styled(ShedWall)`
  height: 13rem;
  background-position: 50% 42%;
  border-radius: ${theme.radius.panel};
  ${media.belowTablet} {
    height: 8rem;
    background-position: 82% 30%;
  }
`;

/** The member: wall, picture, name, badge, place, member since, and the button to write to them (§2). */
export function MemberHeader({ member, tools, onMessage }: MemberHeaderProps) {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  const toolWall = tools.length > 0 ? <ToolWall tools={tools} /> : null;
  return (
    <PersonHeader
      person={member}
      wall={hasGivenTexts ? <Banner /> : toolWall}
      facts={
        <PersonFacts
          location={member.location && <span lang="da">{member.location}</span>}
          memberSince={member.createdAt}
          verifiedLabel={hasGivenTexts ? /*i18n*/ 'Verified' : getVerifiedLabel(member)}
        />
      }
      actions={
        onMessage && (
          <Button icon={<MessageCircle aria-hidden />} onClick={onMessage}>
            {i18n.t('Send Message')}
          </Button>
        )
      }
    />
  );
}

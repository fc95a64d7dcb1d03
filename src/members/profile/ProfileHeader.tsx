import { useLingui } from '@lingui/react';
import { Pencil } from 'lucide-react';
import styled from 'styled-components';
import { avatarLetter, type User } from '../../../domain/members/user';
import { addresses } from '../../../domain/values/addresses';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { Stack } from '../../ui/Stack';
import type { OwnProfile } from '../api/profileApi';
import { getVerifiedLabel } from '../parts/getVerifiedLabel';
import { PersonFacts } from '../parts/PersonFacts';

const { space } = theme;

const Frame = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[6]};
  ${media.belowTablet} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${space[4]};
  }
`;
const Words = styled(Stack)`
  flex: 1;
`;

/** The same for everybody: fixed in the letter (§2). */
const fixedLocation = /*i18n*/ 'Copenhagen, Denmark';

/** The head of the own profile (§2); with the member's place, once it is known. */
export function ProfileHeader({ user, own }: { user: User; own: OwnProfile | null | undefined }) {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  const ownLocation = own?.location ? <span lang="da">{own.location}</span> : null;
  return (
    <Frame>
      <Avatar letter={avatarLetter(user.name)} src={user.avatarImageUrl} size="huge" />
      <Words $gap={2}>
        <Heading level={1}>
          <bdi>{user.name}</bdi>
        </Heading>
        <PersonFacts
          location={hasGivenTexts ? i18n.t(fixedLocation) : ownLocation}
          memberSince={user.createdAt}
          verifiedLabel={
            hasGivenTexts ? /*i18n*/ 'Identity verified' : own ? getVerifiedLabel(own) : null
          }
        />
      </Words>
      <LinkButton to={addresses.settings} variant="secondary" icon={<Pencil aria-hidden />}>
        {i18n.t('Edit Profile')}
      </LinkButton>
    </Frame>
  );
}

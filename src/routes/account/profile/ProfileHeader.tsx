import { useLingui } from '@lingui/react';
import { Pencil } from 'lucide-react';
import styled from 'styled-components';
import { addresses } from '../../../../domain/addresses';
import { avatarLetter, type User } from '../../../../domain/user';
import { liveVerifiedLabel } from '../../../features/people/liveVerifiedLabel';
import { PersonFacts } from '../../../features/people/PersonFacts';
import type { OwnProfile } from '../../../store/api/profileApi';
import { useSource } from '../../../store/useSource';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Avatar } from '../../../ui/Avatar';
import { Heading } from '../../../ui/Heading';
import { LinkButton } from '../../../ui/LinkButton';
import { Stack } from '../../../ui/Stack';

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

/** The same for everybody: fixed in the sample (§2). */
const fixedLocation = /*i18n*/ 'Copenhagen, Denmark';

/** Who is signed in (§2); in live with their own place, once it is known. */
export function ProfileHeader({ user, own }: { user: User; own: OwnProfile | null | undefined }) {
  const { i18n } = useLingui();
  const isLive = useSource() === 'live';
  const ownLocation = own?.location ? <span lang="da">{own.location}</span> : null;
  return (
    <Frame>
      <Avatar letter={avatarLetter(user.name)} src={user.avatarImageUrl} size="huge" />
      <Words $gap={2}>
        <Heading level={1}>{user.name}</Heading>
        <PersonFacts
          location={isLive ? ownLocation : i18n.t(fixedLocation)}
          memberSince={user.createdAt}
          verifiedLabel={
            isLive ? (own ? liveVerifiedLabel(own) : null) : /*i18n*/ 'Identity verified'
          }
        />
      </Words>
      <LinkButton to={addresses.settings} variant="secondary" icon={<Pencil aria-hidden />}>
        {i18n.t('Edit Profile')}
      </LinkButton>
    </Frame>
  );
}

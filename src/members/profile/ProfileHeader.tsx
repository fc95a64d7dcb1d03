import { useLingui } from '@lingui/react';
import { Eye, Pencil } from 'lucide-react';
import type { User } from '../../../domain/members/user';
import type { ToolListing } from '../../../domain/tools/tool';
import { addresses, to } from '../../../domain/values/addresses';
import { useDifferences } from '../../platform/store/useDifferences';
import { LinkButton } from '../../ui/LinkButton';
import type { OwnProfile } from '../api/profileApi';
import { getVerifiedLabel } from '../parts/getVerifiedLabel';
import { PersonFacts } from '../parts/PersonFacts';
import { PersonHeader } from '../parts/PersonHeader';
import { ToolWall } from '../parts/ToolWall';

/** The same for everybody: fixed in the letter (§2). */
const fixedLocation = /*i18n*/ 'Copenhagen, Denmark';

interface Props {
  user: User;
  own: OwnProfile | null | undefined;
  /** The tools on the wall. */
  tools: readonly ToolListing[];
}

/** The head of the own profile (§2); with the member's place, once it is known. */
export function ProfileHeader({ user, own, tools }: Props) {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  const ownLocation = own?.location ? <span lang="da">{own.location}</span> : null;
  return (
    <PersonHeader
      person={user}
      wall={hasGivenTexts || tools.length === 0 ? null : <ToolWall tools={tools} />}
      facts={
        <PersonFacts
          location={hasGivenTexts ? i18n.t(fixedLocation) : ownLocation}
          memberSince={user.createdAt}
          verifiedLabel={
            hasGivenTexts ? /*i18n*/ 'Identity verified' : own ? getVerifiedLabel(own) : null
          }
        />
      }
      actions={
        <>
          <LinkButton to={addresses.settings} variant="secondary" icon={<Pencil aria-hidden />}>
            {i18n.t('Edit Profile')}
          </LinkButton>
          {hasGivenTexts ? null : (
            <LinkButton
              to={to.publicProfile(user.id)}
              variant="secondary"
              icon={<Eye aria-hidden />}
            >
              {i18n.t('See as others')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { avatarLetter, type User } from '../../../domain/members/user';
import { addresses } from '../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Skeleton } from '../../ui/Skeleton';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const { color, fontSize, fontWeight, lineHeight, space } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[3]};
  }
`;
const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  strong {
    color: ${color.ink};
    font-size: ${fontSize.sub};
    font-weight: ${fontWeight.bold};
    line-height: ${lineHeight.heading};
    overflow-wrap: anywhere;
  }
`;

/** The signed-in member, member since, and a link to their profile. The user is null until they are known. */
export function PersonSummary({ user }: { user: User | null }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { hasAccounts } = useDifferences();
  return (
    <Root>
      <Avatar
        letter={user || !hasAccounts ? avatarLetter(user?.name) : ''}
        src={user?.avatarImageUrl}
        size="large"
      />
      <Words>
        {user ? (
          <>
            <strong>
              <bdi>{user.name}</bdi>
            </strong>
            <span>
              {i18n.t('Medlem siden {createdAt}', {
                createdAt: formatDate(getCopenhagenDate(new Date(user.createdAt)), language),
              })}
            </span>
          </>
        ) : (
          <>
            <Skeleton $width="9rem" $height="1.4rem" />
            <Skeleton $width="11rem" />
          </>
        )}
        <TextLink to={addresses.profile}>{i18n.t('Se din profil')}</TextLink>
      </Words>
    </Root>
  );
}

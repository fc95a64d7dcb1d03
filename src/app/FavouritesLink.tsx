import { useLingui } from '@lingui/react';
import { Heart } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../domain/addresses';
import { useFavouriteCount } from '../store/useFavourites';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

const { color, fontSize, fontWeight, icon, radius, space, target } = theme;

const Root = styled(NavLink)`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${target.medium};
  height: ${target.medium};
  border-radius: ${radius.round};
  color: ${color.ink};
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &[aria-current='page'] {
    color: ${color.primary};
  }
  svg {
    width: ${icon.medium};
    height: ${icon.medium};
  }
`;
const Count = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 50%;
  min-width: ${space[5]};
  padding-inline: ${space[1]};
  border-radius: ${radius.round};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${space[5]};
  text-align: center;
`;

/** The way to the favourites, with how many there are. */
export function FavouritesLink() {
  const { i18n } = useLingui();
  const count = useFavouriteCount();
  return (
    <Root
      to={addresses.favorites}
      end
      aria-label={
        count === 0 ? i18n.t('Favoritter') : i18n.t('Favoritter, {count} gemt', { count })
      }
    >
      <Heart aria-hidden />
      {count > 0 && <Count aria-hidden>{count}</Count>}
    </Root>
  );
}

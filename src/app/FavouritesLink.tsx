import { useLingui } from '@lingui/react';
import { Heart } from 'lucide-react';
import { addresses } from '../../domain/addresses';
import { useFavouriteCount } from '../store/useFavourites';
import { CountedLink, LinkCount } from './CountedLink';

/** The link to the favourites, with their number. */
export function FavouritesLink() {
  const { i18n } = useLingui();
  const count = useFavouriteCount();
  return (
    <CountedLink
      to={addresses.favorites}
      end
      aria-label={
        count === 0 ? i18n.t('Favoritter') : i18n.t('Favoritter, {count} gemt', { count })
      }
    >
      <Heart aria-hidden />
      {count > 0 && <LinkCount aria-hidden>{count}</LinkCount>}
    </CountedLink>
  );
}

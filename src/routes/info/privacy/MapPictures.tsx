import { useLingui } from '@lingui/react';
import { pageTiles } from '../../../browser/pageTiles';

/** The server that the map of a search loads pictures from; the page knows it only in the browser. */
export function MapPictures() {
  const { i18n } = useLingui();
  const tiles = pageTiles();
  return (
    <p>
      {tiles
        ? i18n.t(
            'The map of a search has its pictures from {host}. While it is open, that server sees the address of your device and which part of the map you look at.',
            { host: new URL(tiles.url).host },
          )
        : i18n.t('The map of a search comes from us too.')}
    </p>
  );
}

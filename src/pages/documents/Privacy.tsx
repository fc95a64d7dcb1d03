import { pageTiles } from '../../platform/browser/pageTiles';
import { useDifferences } from '../../platform/store/useDifferences';
import { ClientOnly } from '../../ui/ClientOnly';
import * as da from '../content/privacy/da.mdx';
import * as en from '../content/privacy/en.mdx';
import { DocumentPage } from '../parts/DocumentPage';
import { DocumentTable } from '../parts/DocumentTable';

const texts = { da, en };

interface MapPicturesProps {
  /** The text when the pictures come from the service itself, and from another host. */
  own: string;
  other: string;
}

function MapPicturesText({ own, other }: MapPicturesProps) {
  const tiles = pageTiles();
  return <p>{tiles ? other.replace('{host}', new URL(tiles.url).host) : own}</p>;
}

/** The server that the map of a search loads pictures from; the page knows it only in the browser. */
function MapPictures(texts: MapPicturesProps) {
  return (
    <ClientOnly>
      <MapPicturesText {...texts} />
    </ClientOnly>
  );
}

/** Privacy policy (§2, §9): what is kept about whom and why, as the GDPR asks. */
export function Privacy() {
  return (
    <DocumentPage
      texts={texts}
      updated={useDifferences().hasGivenTexts ? '2026-05-01' : '2026-11-25'}
      components={{ MapPictures, Table: DocumentTable }}
    />
  );
}

import type { MapTiles } from '../search/mapTiles';
import type { Language, ScreenLanguage } from '../values/language';
import type { Source } from '../values/source';

/** An address to render for a visitor. */
export interface PageRequest {
  pathname: string;
  /** The query with its `?`, or empty. */
  search: string;
  /** The origin of the person's address (`https://host`), for absolute URLs; empty when it is not known. */
  origin: string;
  /** The person's choice (D24). */
  language: Language;
}

/** A page as the app renders it; the service puts the parts into the built `index.html`. */
export interface RenderedPage {
  /** The name in the table of addresses; the build uses it to find the screen's scripts. */
  name: string;
  /** The elements of the head: title, description, data for link previews and search engines, preloads. */
  head: string;
  /**
   * The page's one style element, as styled-components writes it: in the browser the library takes its rules over
   * only from an element that names the library's version.
   */
  style: string;
  /** The content of the root element. */
  html: string;
  /** The language of the document, Danish by default; passages in another language have a `lang` of their own. */
  lang?: ScreenLanguage;
  /** The chunks with the texts of the language; none as given. */
  catalogues?: readonly string[];
  /** The store's state, which the app starts with in the browser. */
  state: unknown;
}

/** Settings of the service that every page contains. */
export interface PageSetting {
  /** The source of the screens' data. */
  source: Source;
  /** The tile server of the map; undefined when the map only draws the coast. */
  tiles: MapTiles | undefined;
}

/** The export `pageRenderer` of the build for the service (`src/shell/rendering/renderPage.tsx`). */
export interface PageRenderer {
  /** Runs in the head of every page, before the first paint. */
  earlyScript: string;
  /** Null for an address that only the browser renders. Rejects when the data cannot be loaded. */
  renderPage(request: PageRequest, setting: PageSetting): Promise<RenderedPage | null>;
}

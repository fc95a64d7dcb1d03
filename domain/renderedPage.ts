import type { Language } from './language';
import type { MapTiles } from './mapTiles';
import type { ScreenLanguage } from './money';
import type { Source } from './source';

/** An address to render for a visitor. */
export interface PageRequest {
  pathname: string;
  /** The query with its `?`, or nothing. */
  search: string;
  /** Where the person reads it (`https://host`), for addresses that must be absolute; empty where it is not known. */
  origin: string;
  /** Chosen by the person (D24). */
  language: Language;
}

/** A page as the app renders it; the service puts the parts into the built `index.html`. */
export interface RenderedPage {
  /** In the table of addresses, by which the build knows the screen's scripts. */
  name: string;
  /** The head's elements: title, description, what a shared link and a search engine show, what is fetched early. */
  head: string;
  /** The text of the page's one style element. */
  css: string;
  /** What stands in the root element. */
  html: string;
  /** Of the document, Danish where it is left out; passages in another language say so themselves. */
  lang?: ScreenLanguage;
  /** The chunks with the texts of its language; none as given. */
  catalogues?: readonly string[];
  /** The store's state, which the app starts with in the browser. */
  state: unknown;
}

/** What the service says of itself, and every page with it. */
export interface PageSetting {
  /** Where the screens have their data from. */
  source: Source;
  /** Where the map has its pictures from; undefined where it is drawn alone. */
  tiles: MapTiles | undefined;
}

/** What the build for the service exports as `pageRenderer` (`src/rendering/renderPage.tsx`). */
export interface PageRenderer {
  /** Runs in the head of every page, before anything is painted. */
  earlyScript: string;
  /** The style of a page without content. */
  shellCss: string;
  /** Null for an address that the browser alone renders. Rejects when the data cannot be had. */
  renderPage(request: PageRequest, setting: PageSetting): Promise<RenderedPage | null>;
}

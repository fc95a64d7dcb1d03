import type { Html } from './fillSlots';
import type { Head, HeadTool } from './toolHead';

/** A tool as the document of a list asks for it. */
export interface ListTool {
  id: string;
  name: string;
  description: string;
  location: string;
  imageUrl: string;
  pricePerDayCents: number;
  categories: { id: number; name: string; code: string }[];
}

/** A tool as its own document asks for it. */
export interface DetailTool extends ListTool, HeadTool {
  categories: { id: number; name: string; code: string }[];
  maxAvailableCount: number;
}

/** An answer as the app's cache holds it: endpoint, argument, value. */
export interface Entry {
  endpointName: string;
  arg?: unknown;
  value: unknown;
}

/** What a first screen is made of, before it is written into the page. */
export interface Screen {
  name: 'home' | 'browse' | 'tool';
  head: Head;
  /** Undefined where the screen is left to the app. */
  html?: Html;
  entries: Entry[];
  /** The first picture that is seen, and where it depends on the device's colours each of them. */
  pictures?: readonly FirstPicture[] | undefined;
}

export interface FirstPicture {
  url: string;
  /** Of an `img` that has more widths. */
  sizes?: string;
  media?: string;
}

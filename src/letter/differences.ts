import type { Source } from '../../domain/values/source';

interface Differences {
  /**
   * Members have an account that the service keeps: favourites, language, passkeys, messages between members, reports.
   */
  hasAccounts: boolean;
  /** The header and the menu of a phone have more links than §2 names. */
  hasFullMenu: boolean;
  /** Names without an address, which the footer says are on their way. */
  socialLinks: readonly string[];
  /** A form shows messages below its fields too, not in its red box alone (§8). */
  showsFieldMessages: boolean;
  /** A search has words, places, days, counts and a map; the service sorts. */
  hasFullSearch: boolean;
  /** The service has prices, cards, receipts and a page for each booking. */
  hasPayments: boolean;
  /** The service keeps members' tools, with photographs, terms and states; the letter keeps them in the store (§7). */
  hasOwnTools: boolean;
  /** The number beside the messages of the dashboard, where it is fixed (§9). */
  fixedUnread: number | null;
  /** Texts and forms of static pages are those of the specification, also where the service does otherwise (§2, §9). */
  hasGivenTexts: boolean;
}

/** The differences between the product and the letter of the specification (docs/decisions/29-two-sources.md). */
export const differences = {
  live: {
    hasAccounts: true,
    hasFullMenu: true,
    socialLinks: [],
    showsFieldMessages: true,
    hasFullSearch: true,
    hasPayments: true,
    hasOwnTools: true,
    fixedUnread: null,
    hasGivenTexts: false,
  },
  sample: {
    hasAccounts: false,
    hasFullMenu: false,
    socialLinks: ['Facebook', 'Instagram', 'LinkedIn'],
    showsFieldMessages: false,
    hasFullSearch: false,
    hasPayments: false,
    hasOwnTools: false,
    fixedUnread: 2,
    hasGivenTexts: true,
  },
} as const satisfies Record<Source, Differences>;

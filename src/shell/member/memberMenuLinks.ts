import {
  BellRing,
  Hammer,
  Handshake,
  Heart,
  type LucideIcon,
  MessageCircle,
  Plus,
  Settings,
  UserRound,
  Warehouse,
} from 'lucide-react';
import { addresses } from '../../../domain/values/addresses';
import { memberAddresses } from '../../../domain/values/memberAddresses';

/** A link for a signed-in member, in the menu of the avatar and in that of a phone. */
export interface MemberMenuLink {
  to: string;
  label: string;
  lang: 'da' | 'en';
  Icon: LucideIcon;
  /** Which number stands beside it. */
  counted?: 'favourites' | 'messages';
  /** The specification does not have it (§2). */
  onlyInFull?: true;
}

/** `Messages` and `Profile` are the labels as given (§2). */
export const memberMenuLinks: readonly MemberMenuLink[] = [
  { to: addresses.dashboard, label: /*i18n*/ 'Mit skur', lang: 'da', Icon: Warehouse },
  {
    to: memberAddresses.messages,
    label: /*i18n*/ 'Messages',
    lang: 'en',
    Icon: MessageCircle,
    counted: 'messages',
  },
  {
    to: addresses.favorites,
    label: /*i18n*/ 'Favoritter',
    lang: 'da',
    Icon: Heart,
    counted: 'favourites',
    onlyInFull: true,
  },
  {
    to: addresses.savedSearches,
    label: /*i18n*/ 'Gemte søgninger',
    lang: 'da',
    Icon: BellRing,
    onlyInFull: true,
  },
  {
    to: memberAddresses.loans,
    label: /*i18n*/ 'Lån',
    lang: 'da',
    Icon: Hammer,
    onlyInFull: true,
  },
  {
    to: memberAddresses.lending,
    label: /*i18n*/ 'Udlejninger',
    lang: 'da',
    Icon: Handshake,
    onlyInFull: true,
  },
  {
    to: addresses.addTool,
    label: /*i18n*/ 'Udlån dit værktøj',
    lang: 'da',
    Icon: Plus,
    onlyInFull: true,
  },
  { to: addresses.profile, label: /*i18n*/ 'Profile', lang: 'en', Icon: UserRound },
  {
    to: addresses.settings,
    label: /*i18n*/ 'Indstillinger',
    lang: 'da',
    Icon: Settings,
    onlyInFull: true,
  },
];

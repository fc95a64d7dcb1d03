import type { ComponentType } from 'react';
import { lazyWithPreload, type PreloadableComponent } from 'react-lazy-with-preload';
import { matchPath } from 'react-router-dom';
import {
  type AddressName,
  addresses,
  danishAddresses,
  guardedAddresses,
} from '../../domain/values/addresses';

/** One address: what it shows, in which language (D1), and whether a visitor must sign in first (D7). */
export interface Screen {
  name: AddressName;
  path: string;
  lang: 'da' | 'en';
  guarded: boolean;
  /** In a chunk of its own, which `preload` fetches: a preloaded screen renders without waiting. */
  Component: PreloadableComponent<ComponentType>;
}

type Loader = () => Promise<{ default: ComponentType }>;

/** Each chunk is called as its address, so that the build can say what every address costs. */
const loaders: Record<AddressName, Loader> = {
  home: () =>
    import(/* webpackChunkName: "home" */ '../pages/home/Home').then((m) => ({
      default: m.Home,
    })),
  browse: () =>
    import(/* webpackChunkName: "browse" */ '../search/browse/Browse').then((m) => ({
      default: m.Browse,
    })),
  tool: () =>
    import(/* webpackChunkName: "tool" */ '../tools/tool/ToolPage').then((m) => ({
      default: m.ToolPage,
    })),
  book: () =>
    import(/* webpackChunkName: "book" */ '../bookings/book/Book').then((m) => ({
      default: m.Book,
    })),
  categories: () =>
    import(/* webpackChunkName: "categories" */ '../search/categories/Categories').then((m) => ({
      default: m.Categories,
    })),
  favorites: () =>
    import(/* webpackChunkName: "favorites" */ '../tools/favorites/Favorites').then((m) => ({
      default: m.Favorites,
    })),
  savedSearches: () =>
    import(/* webpackChunkName: "savedSearches" */ '../search/savedSearches/SavedSearches').then(
      (m) => ({
        default: m.SavedSearches,
      }),
    ),
  signIn: () =>
    import(/* webpackChunkName: "signIn" */ '../members/signIn/SignIn').then((m) => ({
      default: m.SignIn,
    })),
  signUp: () =>
    import(/* webpackChunkName: "signUp" */ '../members/signUp/SignUp').then((m) => ({
      default: m.SignUp,
    })),
  forgotPassword: () =>
    import(/* webpackChunkName: "forgotPassword" */ '../members/mailLink/ForgotPassword').then(
      (m) => ({ default: m.ForgotPassword }),
    ),
  resetPassword: () =>
    import(/* webpackChunkName: "resetPassword" */ '../members/mailLink/ResetPassword').then(
      (m) => ({
        default: m.ResetPassword,
      }),
    ),
  confirmEmail: () =>
    import(/* webpackChunkName: "confirmEmail" */ '../members/mailLink/ConfirmEmail').then((m) => ({
      default: m.ConfirmEmail,
    })),
  profile: () =>
    import(/* webpackChunkName: "profile" */ '../members/profile/Profile').then((m) => ({
      default: m.Profile,
    })),
  publicProfile: () =>
    import(/* webpackChunkName: "publicProfile" */ '../members/publicProfile/PublicProfile').then(
      (m) => ({
        default: m.PublicProfile,
      }),
    ),
  settings: () =>
    import(/* webpackChunkName: "settings" */ '../members/settings/Settings').then((m) => ({
      default: m.Settings,
    })),
  dashboard: () =>
    import(/* webpackChunkName: "dashboard" */ '../members/dashboard/Dashboard').then((m) => ({
      default: m.Dashboard,
    })),
  addTool: () =>
    import(/* webpackChunkName: "addTool" */ '../tools/add/AddTool').then((m) => ({
      default: m.AddTool,
    })),
  manageTools: () =>
    import(/* webpackChunkName: "manageTools" */ '../tools/manage/ManageTools').then((m) => ({
      default: m.ManageTools,
    })),
  editTool: () =>
    import(/* webpackChunkName: "editTool" */ '../tools/edit/EditTool').then((m) => ({
      default: m.EditTool,
    })),
  borrowedTools: () =>
    import(/* webpackChunkName: "borrowedTools" */ '../bookings/borrowedTools/BorrowedTools').then(
      (m) => ({ default: m.BorrowedTools }),
    ),
  booking: () =>
    import(/* webpackChunkName: "booking" */ '../bookings/booking/BookingPage').then((m) => ({
      default: m.BookingPage,
    })),
  conversation: () =>
    import(
      /* webpackChunkName: "conversation" */ '../conversations/conversation/ConversationPage'
    ).then((m) => ({ default: m.ConversationPage })),
  history: () =>
    import(/* webpackChunkName: "history" */ '../bookings/history/History').then((m) => ({
      default: m.History,
    })),
  receipt: () =>
    import(/* webpackChunkName: "receipt" */ '../payments/receipt/ReceiptPage').then((m) => ({
      default: m.ReceiptPage,
    })),
  statement: () =>
    import(/* webpackChunkName: "statement" */ '../payments/statement/StatementPage').then((m) => ({
      default: m.StatementPage,
    })),
  decision: () =>
    import(/* webpackChunkName: "decision" */ '../members/decision/DecisionPage').then((m) => ({
      default: m.DecisionPage,
    })),
  lend: () =>
    import(/* webpackChunkName: "lend" */ '../pages/lend/Lend').then((m) => ({
      default: m.Lend,
    })),
  howItWorks: () =>
    import(/* webpackChunkName: "howItWorks" */ '../pages/howItWorks/HowItWorks').then((m) => ({
      default: m.HowItWorks,
    })),
  pricing: () =>
    import(/* webpackChunkName: "pricing" */ '../pages/pricing/Pricing').then((m) => ({
      default: m.Pricing,
    })),
  about: () =>
    import(/* webpackChunkName: "about" */ '../pages/about/About').then((m) => ({
      default: m.About,
    })),
  blog: () =>
    import(/* webpackChunkName: "blog" */ '../pages/blog/Blog').then((m) => ({ default: m.Blog })),
  blogPost: () =>
    import(/* webpackChunkName: "blogPost" */ '../pages/blog/BlogPost').then((m) => ({
      default: m.BlogPost,
    })),
  careers: () =>
    import(/* webpackChunkName: "careers" */ '../pages/careers/Careers').then((m) => ({
      default: m.Careers,
    })),
  contact: () =>
    import(/* webpackChunkName: "contact" */ '../pages/contact/Contact').then((m) => ({
      default: m.Contact,
    })),
  help: () =>
    import(/* webpackChunkName: "help" */ '../pages/help/Help').then((m) => ({ default: m.Help })),
  safety: () =>
    import(/* webpackChunkName: "safety" */ '../pages/documents/Safety').then((m) => ({
      default: m.Safety,
    })),
  terms: () =>
    import(/* webpackChunkName: "terms" */ '../pages/documents/Terms').then((m) => ({
      default: m.Terms,
    })),
  privacy: () =>
    import(/* webpackChunkName: "privacy" */ '../pages/documents/Privacy').then((m) => ({
      default: m.Privacy,
    })),
  insurance: () =>
    import(/* webpackChunkName: "insurance" */ '../pages/documents/Insurance').then((m) => ({
      default: m.Insurance,
    })),
  transparency: () =>
    import(/* webpackChunkName: "transparency" */ '../pages/transparency/Transparency').then(
      (m) => ({
        default: m.Transparency,
      }),
    ),
  developers: () =>
    import(/* webpackChunkName: "developers" */ '../pages/developers/Developers').then((m) => ({
      default: m.Developers,
    })),
  replay: () =>
    import(/* webpackChunkName: "replay" */ './replay/Replay').then((m) => ({
      default: m.Replay,
    })),
};

/** The table of addresses (§2): each screen its own chunk. */
export const screens: readonly Screen[] = (Object.keys(addresses) as AddressName[]).map((name) => ({
  name,
  path: addresses[name],
  lang: danishAddresses.includes(name) ? 'da' : 'en',
  guarded: guardedAddresses.includes(name),
  Component: lazyWithPreload(loaders[name]),
}));

/** The screen of any other URL (D9). */
export const NotFound = lazyWithPreload(() =>
  import(/* webpackChunkName: "notFound" */ './NotFound').then((m) => ({ default: m.NotFound })),
);

/** The screen of a path, or undefined where there is none. */
export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname));
}

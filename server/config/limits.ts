import type { MemberStep } from '../../domain/bookings/memberSteps';
import { longestEmail } from '../../domain/members/email';
import { longestReview } from '../../domain/members/reviews';
import { mostAttachedBytes } from '../../domain/recordings/readRecording';
import { mostImportedTools } from '../../domain/tools/importBounds';
import { mostSeen } from '../../domain/tools/recentlyViewed';

export interface CallLimit {
  /** Calls of one member in an hour. */
  anHour: number;
  /** Of these, calls in an hour that concern the same other member. */
  toOneAnHour?: number;
  /** The argument that names the other member. */
  to?: 'booking' | 'tool' | 'conversation' | 'member';
}

/** The limit on how often a member calls a mutation. */
export type MutationLimit =
  | CallLimit
  /** A limit for each value of the argument `step`. */
  | { bySteps: Readonly<Record<MemberStep, CallLimit>> }
  /** The limit that the resolver itself applies, or why none is needed. */
  | { reason: string };

const byPassword = { reason: 'wrong passwords, codes and links: `limits.rateLimits`' };
const ofBooking = { anHour: 60, toOneAnHour: 20, to: 'booking' } as const;
const rarelyOfBooking = { anHour: 30, toOneAnHour: 10, to: 'booking' } as const;
const ofTools = { reason: 'listings and changes of tools in an hour: `limits.rateLimits`' };
const often = { anHour: 600 };
const ofAccount = { anHour: 60 };

/** Every mutation of the schema. A test fails for one that is missing. */
const mutations = {
  signInUser: byPassword,
  signUpUser: byPassword,
  signOut: { reason: 'ends the own session only' },
  finishSignIn: byPassword,
  beginPasskeySignIn: byPassword,
  signInByPasskey: byPassword,
  confirmIdentity: byPassword,
  confirmIdentityByPasskey: byPassword,
  confirmEmail: byPassword,
  resetPassword: byPassword,
  sendResetLink: byPassword,
  sendConfirmation: byPassword,
  changeEmail: byPassword,
  changePassword: byPassword,
  comeBack: byPassword,
  setSecondFactor: byPassword,
  beginSecondFactor: ofAccount,
  renewRecoveryCodes: { anHour: 10 },
  removeSecondFactor: { anHour: 10 },
  beginPasskey: ofAccount,
  beginPasskeyProof: ofAccount,
  addPasskey: { anHour: 20 },
  renamePasskey: ofAccount,
  removePasskey: { anHour: 20 },
  makeApiToken: { anHour: 20 },
  endApiToken: ofAccount,
  addWebhook: { anHour: 20 },
  pauseWebhook: ofAccount,
  removeWebhook: ofAccount,
  pingWebhook: { anHour: 60 },
  replayWebhookDelivery: { anHour: 60 },
  endSession: ofAccount,
  endOtherSessions: { anHour: 20 },
  exportEverything: { reason: '`limits.export.anHour`' },
  makeCalendarFeed: { anHour: 10 },
  removeCalendarFeed: { anHour: 10 },
  deleteAccount: { anHour: 5 },
  updateProfile: ofAccount,
  saveSettings: { anHour: 120 },
  saveFavourites: often,
  removeFavourite: often,
  countView: { reason: 'counts once per visitor and day' },
  createTool: ofTools,
  duplicateTool: ofTools,
  importTools: { anHour: 5 },
  undoToolImport: { anHour: 20 },
  updateTool: ofTools,
  pauseTool: ofTools,
  deleteTool: ofAccount,
  blockDays: { anHour: 120 },
  changeUnavailability: { anHour: 120 },
  unblockDays: { anHour: 120 },
  requestBooking: { anHour: 30, toOneAnHour: 10, to: 'tool' },
  payBooking: rarelyOfBooking,
  takeBookingStep: {
    bySteps: {
      ACCEPT: { anHour: 120, toOneAnHour: 20, to: 'booking' },
      DECLINE: { anHour: 120, toOneAnHour: 20, to: 'booking' },
      WITHDRAW: rarelyOfBooking,
      CANCEL: rarelyOfBooking,
      CONFIRM_PICKUP: ofBooking,
      REPORT_FAULT: rarelyOfBooking,
      REPORT_NO_SHOW: rarelyOfBooking,
      CONTEST_NO_SHOW: rarelyOfBooking,
      MARK_RETURNED: ofBooking,
      CONFIRM_RETURN: ofBooking,
      REPORT_PROBLEM: rarelyOfBooking,
      ACCEPT_CLAIM: rarelyOfBooking,
      ASK_SUPPORT: rarelyOfBooking,
      PROPOSE_SETTLEMENT: rarelyOfBooking,
      WAIVE_LATE_FEE: rarelyOfBooking,
    },
  },
  handoverCode: ofBooking,
  proposeChange: rarelyOfBooking,
  answerChange: rarelyOfBooking,
  withdrawChange: rarelyOfBooking,
  tickItem: { anHour: 1_200, toOneAnHour: 600, to: 'booking' },
  addHandoverPicture: { anHour: 240, toOneAnHour: 120, to: 'booking' },
  removeHandoverPicture: { anHour: 240, toOneAnHour: 120, to: 'booking' },
  addPaymentMethod: { anHour: 10 },
  openPayoutAccount: { anHour: 10 },
  removePaymentMethod: { anHour: 20 },
  makeDefaultPaymentMethod: ofAccount,
  payDebt: { anHour: 20 },
  reviewBooking: ofBooking,
  answerReview: { anHour: 30 },
  blockMember: { anHour: 30, toOneAnHour: 5, to: 'member' },
  unblockMember: { anHour: 30, toOneAnHour: 5, to: 'member' },
  report: { reason: '`limits.report.aDay`' },
  appeal: { anHour: 30 },
  /** New conversations also have limits per day: `limits.rateLimits` and the member's level. */
  startConversation: { anHour: 300, toOneAnHour: 60, to: 'member' },
  sendMessage: { reason: 'messages in an hour: `limits.rateLimits.written`' },
  readMessages: { anHour: 3_600 },
  typing: { anHour: 3_600, toOneAnHour: 2_400, to: 'conversation' },
  sendContactMessage: { reason: 'messages from an IP address: `limits.rateLimits.messages`' },
  subscribeNewsletter: { reason: 'messages from an IP address: `limits.rateLimits.messages`' },
  readNotifications: { anHour: 3_600 },
  subscribePush: ofAccount,
  unsubscribePush: ofAccount,
  renewPush: { reason: 'needs the secret of a stored subscription and replaces it' },
  saveSearch: ofAccount,
  removeSavedSearch: ofAccount,
  createAvailabilityAlert: ofAccount,
  deleteAvailabilityAlert: ofAccount,
} as const satisfies Record<string, MutationLimit>;

/** Every bound of the service in one table (D19). Lengths count characters, not bytes; money is whole øre. */
export const limits = {
  user: {
    name: { min: 1, max: 120 },
    email: { max: longestEmail },
    password: { min: 8, max: 200 },
    location: { max: 120 },
    about: { max: 5_000 },
  },
  /** Those of its optional fields are in `domain/tools/toolFields.ts`. */
  tool: {
    name: { min: 1, max: 120 },
    description: { min: 1, max: 5_000 },
    location: { min: 1, max: 120 },
    pricePerDayCents: { min: 1, max: 100_000_000 },
    categories: { min: 1, max: 11 },
    specifications: { max: 30, key: { max: 80 }, value: { max: 400 } },
    includedItems: { max: 50, length: { max: 200 } },
    imageUrl: { max: 500 },
    pictures: { max: 8 },
    depositCents: { min: 0, max: 100_000_000 },
    /** How many units an owner may set. */
    maxAvailableCount: { min: 1, max: 5 },
  },
  /** Tools of one file, and imports that a list shows. */
  toolImport: { tools: mostImportedTools, listed: 10 },
  booking: {
    units: { max: 5 },
    /** Days from today to the last day. */
    ahead: 365,
    /** 10 million kr., so that every sum fits into an Int of GraphQL. */
    totalPriceCents: 1_000_000_000,
  },
  blocks: {
    /** Days from today to the last blocked one. */
    ahead: 365,
    /** Days that a calendar shows together. */
    window: 366,
    ofOneTool: 100,
    note: { max: 200 },
  },
  review: {
    comment: { max: longestReview },
    answer: { max: longestReview },
  },
  report: { text: { max: 2_000 }, aDay: 20 },
  /** Members that one member has blocked. */
  blockedMembers: 500,
  favourites: { atOnce: 200, total: 500 },
  contact: {
    name: { max: 120 },
    subject: { max: 200 },
    message: { max: 5_000 },
    recording: { bytes: mostAttachedBytes },
    /** Of one member, until they are deleted. */
    recordings: 10,
  },
  talk: {
    message: { max: 5_000 },
    /** Of one message. */
    pictures: 4,
    /** Of one answer. */
    conversations: 50,
    messages: 40,
    /** Characters of the newest message that a list shows. */
    preview: 200,
    clientId: { max: 100 },
  },
  /** The defaults of the rate limits, which the environment may change; 0 for no limit. */
  rateLimits: {
    /** Wrong passwords for one account from one address; for one account from all addresses, ten times as many. */
    account: 10,
    /** Wrong passwords and new accounts from one address. */
    address: 100,
    /** Tools that one member lists in an hour. */
    listings: 60,
    /** Messages through the public forms, from one address in an hour. */
    messages: 20,
    /** Conversations that are started from one address in a day. */
    conversationsFromAddress: 60,
    /** Messages that one member writes to others in an hour. */
    written: 300,
    /** Links requested for one e-mail in an hour; from one address four times as many. */
    links: 5,
    /** Percent of each limit in `mutations`; with 0 the limits of members' levels are off too. */
    mutations: 100,
  },
  /** How often a member may call each mutation. */
  mutations,
  /** Of staff. */
  office: {
    /** In 15 minutes: failed attempts from one address and for one account, and challenges for one address. */
    signIn: { perAddress: 30, perAccount: 10, challenges: 120 },
    sessions: 50,
    /** Lines of one page of the queue. */
    cases: 50,
    /** Of one case. */
    deeds: 100,
    messages: 100,
    /** Announcements and maintenance that staff see. */
    siteNotices: 50,
    /** Lines of each list of the money screen. */
    money: 50,
    /** Failed jobs of the health screen. */
    failedJobs: 50,
    searchText: 120,
    searchPage: 25,
    /** Tools in a CSV file. */
    searchCsv: 5_000,
    /** Looks at a member's data that the member sees. */
    reads: 100,
    /** Of one member. */
    measures: 100,
    reports: 20,
    /** Of one view of the numbers. */
    numberWeeks: 54,
    numberGroups: 20,
  },
  appeal: { max: 2_000 },
  /** Minutes in which what one member causes for another is gathered in one mail. */
  gatherMailMinutes: 60,
  picture: {
    /** 10 MB, as the form's hint says (§5). */
    bytes: 10_000_000,
    /**
     * By format, so that decoding one picture takes 150 MB at most. With 16 bits per channel the bound is half as many.
     */
    pixels: { jpeg: 50e6, png: 20e6, gif: 20e6, webp: 20e6, heif: 8e6 },
    /** Width and height, in pixels: decoding takes time for every row, however short. */
    side: 12_000,
    /** Pictures that wait to be encoded, in total and of one person. */
    waiting: 20,
    waitingOfOne: 2,
    filename: { max: 255 },
    /** Uploads of one person within 24 hours, after which those that nothing shows are deleted. */
    uploads: 500,
  },
  /** Of one person, shown in a list. */
  sessions: 50,
  securityEvents: 20,
  /** Bookings in the calendar of one person, and how many days back it goes. */
  calendar: { most: 1_000, daysBack: 365 },
  export: {
    /** Of one person in an hour. */
    anHour: 3,
    /** Minutes in which the file can be fetched, and minutes that the download may take. */
    minutes: 5,
    arrivesWithin: 30,
    /** Rows that one statement reads. */
    rows: 200,
    /** Picture files in the export; further pictures are only named in the list. */
    pictures: 10_000,
  },
  /** Bookings that are named to a member who cannot delete their account. */
  leavingReasons: 20,
  /** Requests with one API token in five minutes. */
  apiRequests: { most: 600, seconds: 300 },
  /** Browsers of one person that receive pushes while the page is closed. */
  pushDevices: 10,
  search: {
    term: { max: 200 },
    /** Further words cost work and improve no result. */
    words: 8,
    first: { min: 1, max: 100 },
    distanceKm: { min: 0, max: 1_000 },
    rating: { min: 0, max: 5 },
    freeDays: { min: 1, max: 365 },
    flexDays: { min: 0, max: 2 },
    categories: { max: 50 },
    cursor: { max: 200 },
    near: { max: 120 },
    /** Suggestions while a person types: how many letters they need, and how many of each kind there are. */
    suggestions: { from: 2, tools: 5, categories: 3, looked: 24, places: 3, placesFrom: 3 },
    /** Correction of typos: near words and their tools that are looked at, words that are kept, searches tried. */
    mended: { looked: 10, near: 4, tried: 6 },
  },
  /** Names of places that are suggested while a person types one. */
  placesSuggested: 8,
  map: {
    marks: 300,
    /** Width and height of a box at its zoom, in pixels. */
    side: 4_096,
    /**
     * How many tools are looked at to count those of a box. With days it is fewer, because each tool's bookings are
     * read.
     */
    looked: 40_000,
    lookedOnDays: 8_000,
  },
  /**
   * How many tools are looked at for the counts of a search. Those with a word or in a region lie apart on the disk; with
   * both, two indexes are read before, and on days the bookings of each tool.
   */
  facets: {
    looked: 20_000,
    lookedUp: 10_000,
    lookedLeast: 3_000,
  },
  lists: {
    reviews: 50,
    tools: 500,
    reservations: 500,
    payouts: 100,
    /** Postings of one person in one year, which covers thousands of bookings. */
    statementPostings: 2_000,
    /** Half-years. */
    transparency: 6,
    featured: { min: 1, max: 24 },
    similar: { min: 1, max: 24, usual: 8 },
    /** Tools that a browser reports as recently shown. */
    seen: mostSeen,
    notifications: { min: 1, max: 50, usual: 20 },
  },
  document: {
    bytes: 16_384,
    tokens: 1_000,
    depth: 8,
    aliases: 15,
    directives: 10,
    fragments: 20,
    /** Parsed documents of other clients than the app that stay cached: one of 1,000 tokens takes half a megabyte. */
    kept: 40,
    /** Characters that an answer may have with the longest texts in the longest lists; a field counts at least 100. */
    cost: 1_100_000,
  },
  /**
   * Bytes of a response. Letters may take more than one byte, and a member's own lists more rows than their cost says.
   */
  answer: 1_000_000,
  body: {
    /** For everybody. */
    bytes: 128_000,
    /** For a signed-in member who uploads: 10 MB as base64, and the texts beside it. */
    uploadBytes: 14_500_000,
    /** Uploads that are received concurrently, in total and from one person: each may hold its bytes in memory. */
    uploads: 12,
    uploadsOfOne: 2,
  },
  /** Concurrent operations. Beyond this limit the service responds with 503 immediately and queues nothing. */
  operations: 500,
  /** Pages rendered for visitors. Beyond these bounds the service answers with the page without content. */
  rendering: {
    atOnce: 20,
    timeoutMs: 1_500,
    /** After so long the rendering thread counts as stuck. */
    stuckAfterMs: 20_000,
    /** How long a rendered page is cached, and how many bytes the cache may take. */
    keptMs: 5_000,
    keptBytes: 32_000_000,
  },
  /** The limits of the sitemap. */
  sitemap: {
    /** In one file: the bound of the sitemap standard. */
    addresses: 50_000,
    keptSeconds: 3_600,
    keptFiles: 8,
  },
  connections: 2_048,
  /** Of one address (for IPv6, of one /64 network): many people may share one. */
  connectionsOfOne: 1_024,
  /** Event streams. Each is a connection that stays open; `connections` does not count them. */
  streams: 4_096,
  /** Of one person: a browser has one for all its tabs. */
  streamsOfOne: 20,
  /** Bytes of events that a reader has not taken yet. A reader with more is disconnected and has to connect again. */
  streamBuffer: 65_536,
  /** Milliseconds. */
  timeouts: {
    headers: 10_000,
    body: 15_000,
    /** Ten megabytes as base64 take this long over a slow line. */
    upload: 120_000,
    /** For a whole operation, from when its body has arrived. */
    operation: 30_000,
    /** For one call of the payment provider; a booking waits for three in a row. */
    provider: 8_000,
    /** For the client to receive the answer. */
    answer: 120_000,
    /** For a connection without any traffic. */
    idle: 60_000,
    keepAlive: 15_000,
  },
} as const;

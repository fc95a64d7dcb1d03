import { mostSeen } from '../domain/lately';
import { longestReview } from '../domain/reviews';

/** Every bound of the service in one table (D19). Lengths count characters, not bytes; money is whole øre. */
export const limits = {
  user: {
    name: { min: 1, max: 120 },
    email: { max: 254 },
    password: { min: 8, max: 200 },
    location: { max: 120 },
    about: { max: 5_000 },
  },
  tool: {
    name: { min: 1, max: 120 },
    description: { min: 1, max: 5_000 },
    location: { min: 1, max: 120 },
    pricePerDayCents: { min: 1, max: 100_000_000 },
    categories: { min: 1, max: 11 },
    specifications: { max: 30, key: { max: 80 }, value: { max: 400 } },
    includedItems: { max: 50, length: { max: 200 } },
    usageInstructions: { max: 5_000 },
    imageUrl: { max: 500 },
    pictures: { max: 8 },
    pricePerWeekCents: { min: 1, max: 100_000_000 },
    depositCents: { min: 0, max: 100_000_000 },
    brandName: { max: 120 },
    model: { max: 120 },
    powerDescription: { max: 200 },
    condition: { max: 200 },
    /** Tens of grams (D27): ten tons. */
    weightGrams: { min: 0, max: 1_000_000 },
    ageMonths: { min: 0, max: 1_200 },
    /** What an owner may set. */
    maxAvailableCount: { min: 1, max: 5 },
    pickupAddress: { max: 200 },
  },
  booking: {
    units: { max: 5 },
    /** Days from today to the last day. */
    ahead: 365,
    /** Bookings of one borrower that are not over. */
    open: 50,
    /** 10 million kr., so that every sum is a whole number of the graph. */
    totalPriceCents: 1_000_000_000,
  },
  blocks: {
    /** Days from today to the last blocked one. */
    ahead: 365,
    /** Days that a calendar shows at once. */
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
  /** Without other settings: see `AttemptLimits`. */
  attempts: {
    account: 10,
    address: 100,
    listings: 60,
    messages: 20,
    conversations: 20,
    written: 300,
    links: 5,
  },
  picture: {
    /** 10 MB, as the form's hint says (§5). */
    bytes: 10_000_000,
    /** By format, so that decoding one takes 150 MB at most; with 16 bits a channel half as many. */
    pixels: { jpeg: 50e6, png: 20e6, gif: 20e6, webp: 20e6, heif: 8e6 },
    /** Each way: decoding takes time for every row, however short. */
    side: 12_000,
    /** Waiting to be encoded, from everybody and from one person. */
    waiting: 20,
    waitingOfOne: 2,
    filename: { max: 255 },
  },
  /** Of one person, as a list shows them. */
  sessions: 50,
  securityEvents: 20,
  /** Bookings in the calendar of one person, and days that it looks back. */
  calendar: { most: 1_000, daysBack: 365 },
  export: {
    /** Of one person in an hour. */
    anHour: 3,
    /** Minutes in which the file can be fetched, and in which it has to have arrived. */
    minutes: 5,
    arrivesWithin: 30,
    /** Rows that are read at once. */
    rows: 200,
    /** Files; more are named in the list alone. */
    pictures: 10_000,
  },
  /** Bookings that are named to who cannot delete their account. */
  leavingReasons: 20,
  /** Browsers of one person that are told of notices while the page is closed. */
  pushDevices: 10,
  search: {
    term: { max: 200 },
    /** More words than these add nothing but work. */
    words: 8,
    first: { min: 1, max: 100 },
    distanceKm: { min: 0, max: 1_000 },
    rating: { min: 0, max: 5 },
    freeDays: { min: 1, max: 365 },
    flexDays: { min: 0, max: 2 },
    categories: { max: 50 },
    cursor: { max: 200 },
    near: { max: 120 },
    /** While somebody types: letters from which on, and how many of each. */
    suggestions: { from: 2, tools: 5, categories: 3, looked: 24, places: 3, placesFrom: 3 },
    /** For what was mistyped: near words and tools with each that are looked at, words and searches that are tried. */
    mended: { looked: 10, near: 4, tried: 6 },
  },
  /** Names of places that are suggested while one is typed. */
  placesSuggested: 8,
  map: {
    marks: 300,
    /** Pixels of a box at its zoom, each way. */
    side: 4_096,
    /** Tools that are looked at to count those of a box, and with days, where each asks for its bookings. */
    looked: 40_000,
    lookedOnDays: 8_000,
  },
  lists: {
    reviews: 50,
    tools: 500,
    reservations: 500,
    activity: 10,
    payouts: 100,
    /** Of a year of one person: thousands of bookings. */
    statementPostings: 2_000,
    featured: { min: 1, max: 24 },
    similar: { min: 1, max: 24, usual: 8 },
    /** Tools that a browser says it has shown lately. */
    seen: mostSeen,
    notices: { min: 1, max: 50, usual: 20 },
  },
  document: {
    bytes: 16_384,
    tokens: 1_000,
    depth: 8,
    aliases: 15,
    directives: 10,
    fragments: 20,
    /** Documents of others than the app that stay parsed: of 1,000 tokens each holds half a megabyte. */
    kept: 40,
    /** Characters that an answer may have with the longest texts in the longest lists; a field counts 100 at least. */
    cost: 1_000_000,
  },
  /** Bytes. Letters may have more than one, and own lists more rows than their cost says. */
  answer: 1_000_000,
  body: {
    /** For everybody. */
    bytes: 128_000,
    /** For a signed-in person who uploads: 10 MB as base64, and the texts beside it. */
    uploadBytes: 14_500_000,
    /** Uploads being received at once, from everybody and from one person: each may hold its bytes in memory. */
    uploads: 12,
    uploadsOfOne: 2,
  },
  /** Operations under way at once; beyond it the answer is 503 at once instead of a wait without end. */
  operations: 500,
  /** Pages rendered for visitors; beyond these bounds the answer is the page without content. */
  rendering: {
    atOnce: 20,
    patienceMs: 1_500,
    /** After so long the thread that renders counts as stuck. */
    givenUpMs: 20_000,
    /** How long a page is answered again without being rendered, and how many bytes are kept for it. */
    keptMs: 5_000,
    keptBytes: 32_000_000,
  },
  /** What search engines are told of. */
  sitemap: {
    /** In one file, as their standard has it. */
    addresses: 50_000,
    keptSeconds: 3_600,
    keptFiles: 8,
  },
  connections: 2_048,
  /** Of one address (of an IPv6 network of 64 bits): many people may share one. */
  connectionsOfOne: 1_024,
  /** Event streams, each a connection that stays open; they do not count as the ones above. */
  streams: 4_096,
  /** Of one person: a browser has one for all its tabs. */
  streamsOfOne: 20,
  /** Bytes of events that a reader has not taken; who has more is cut off and asks anew. */
  streamBuffer: 65_536,
  /** Milliseconds. */
  timeouts: {
    headers: 10_000,
    body: 15_000,
    /** Ten megabytes as base64 over a slow line take their time. */
    upload: 120_000,
    /** For all of an operation once its body is there. */
    operation: 30_000,
    /** For one call of the payment provider: a booking waits for three in a row. */
    provider: 8_000,
    /** For the client to take the answer. */
    answer: 120_000,
    /** For a connection on which nothing moves. */
    idle: 60_000,
    keepAlive: 15_000,
  },
} as const;

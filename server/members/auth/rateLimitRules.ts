import { limits } from '../../config/limits';
import type { MessageId } from '../../texts/translate';

/** The messages about too many attempts, whose value is the time to wait. */
export type AttemptsId = Extract<MessageId, `attempts.${string}`>;

/** Points by limit; 0 for no limit. The meanings are in `limits.rateLimits`. */
export type RateLimitPoints = Record<keyof typeof limits.rateLimits, number>;

export interface RateLimitRule {
  points: (given: RateLimitPoints) => number;
  /** Seconds in which points are counted. */
  seconds: number;
  /** The error, when it is not the usual one. */
  text?: AttemptsId;
}

export const quarter = 900;
export const hour = 3_600;
export const day = 86_400;
/** How long an IP address stays known to an account. */
export const knownFor = 90 * day;

const manyLinks: AttemptsId = 'attempts.links';

/** The limits by name. The name is the prefix of the stored keys. */
export const rateLimitRules = {
  // Passwords, codes and links; a site is the /48 of an IPv6 network.
  address: { points: ({ address }) => address, seconds: quarter },
  site: { points: ({ address }) => address * 4, seconds: quarter },
  pair: { points: ({ account }) => account, seconds: quarter },
  sitepair: { points: ({ account }) => account * 3, seconds: quarter },
  account: { points: ({ account }) => account * 10, seconds: quarter },
  // Three codes of a million are valid at a time: with a stolen password the chance is 0.015 % a day.
  codes: { points: ({ account }) => account * 5, seconds: day },
  known: { points: ({ account }) => Math.min(account, 1), seconds: knownFor },
  // The new addresses that an account remembers.
  newlyknown: { points: () => 100, seconds: knownFor },
  linksfrom: { points: ({ links }) => links * 4, seconds: hour, text: manyLinks },
  linksto: { points: ({ links }) => links, seconds: hour, text: manyLinks },
  passkeys: { points: ({ links }) => links * 60, seconds: hour },
  // Each identity check may cost the operator money.
  identity: { points: ({ links }) => links * 2, seconds: hour },
  // A code can be guessed five times: 150 guesses of a million in an hour.
  handovercodes: {
    points: ({ account }) => account * 3,
    seconds: hour,
    text: 'attempts.handoverCodes',
  },
  listings: {
    points: ({ listings }) => listings,
    seconds: hour,
    text: 'attempts.listings',
  },
  // As many pictures as the allowed listings can show, and ten changes for each.
  uploads: {
    points: ({ listings }) => listings * limits.tool.pictures.max,
    seconds: hour,
    text: 'attempts.uploads',
  },
  changes: {
    points: ({ listings }) => listings * 10,
    seconds: hour,
    text: 'attempts.toolChanges',
  },
  messages: {
    points: ({ messages }) => messages,
    seconds: hour,
    text: 'attempts.contactMessages',
  },
  conversationsfrom: {
    points: ({ conversationsFromAddress }) => conversationsFromAddress,
    seconds: day,
    text: 'attempts.conversations',
  },
  written: {
    points: ({ written }) => written,
    seconds: hour,
    text: 'attempts.messages',
  },
} satisfies Record<string, RateLimitRule>;

export type RateLimitName = keyof typeof rateLimitRules;

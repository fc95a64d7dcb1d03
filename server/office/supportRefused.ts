/** A command or a decision that cannot be done; the message is a sentence for the person who asked for it. */
export class SupportRefused extends Error {}

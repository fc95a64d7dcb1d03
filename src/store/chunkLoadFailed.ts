/** The message when a part of the app could not be fetched, in the language of the screen. */
export const chunkLoadFailed = {
  da: /*i18n*/ 'Det kunne ikke hentes. Tjek din forbindelse, og prøv igen.',
  en: /*i18n*/ 'It could not be loaded. Check your connection and try again.',
} as const;

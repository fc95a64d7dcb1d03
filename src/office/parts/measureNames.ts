import type { RestrictionKind } from '../api/schemaTypes.generated';

type Names = Readonly<Partial<Record<string, string>>>;

export const measureNames: Names = {
  warning: /*i18n*/ 'Advarsel',
  limit: /*i18n*/ 'Begrænsning',
  suspension: /*i18n*/ 'Suspension',
  closing: /*i18n*/ 'Lukning',
  hidden: /*i18n*/ 'Skjult',
  dispute: /*i18n*/ 'Afgjort uenighed om',
  noShow: /*i18n*/ 'Afgjort afhentning af',
  coverClaim: /*i18n*/ 'Afgjort forsikringskrav for',
};

export const subjectNames: Names = {
  tool: /*i18n*/ 'værktøj',
  member: /*i18n*/ 'medlem',
  review: /*i18n*/ 'bedømmelse',
  message: /*i18n*/ 'besked',
};

/** Why something was reported. */
export const reasonNames: Names = {
  fraud: /*i18n*/ 'svindel eller betaling uden om Skuret',
  dangerous: /*i18n*/ 'farligt eller ulovligt',
  offensive: /*i18n*/ 'krænkende eller truende',
  privacy: /*i18n*/ 'viser noget privat',
  other: /*i18n*/ 'noget andet',
};

/** The measures that staff choose between, with their effects. */
export const restrictionTexts: Record<RestrictionKind, { name: string; effect: string }> = {
  WARNING: {
    name: /*i18n*/ 'Advarsel',
    effect: /*i18n*/ 'Medlemmet får en afgørelse. Alt andet er, som det var.',
  },
  LIMIT: {
    name: /*i18n*/ 'Begrænsning til en dato',
    effect:
      /*i18n*/ 'Ingen nye forespørgsler, opslag og beskeder. Bookinger og penge er, som de var.',
  },
  SUSPENSION: {
    name: /*i18n*/ 'Suspension til en dato',
    effect:
      /*i18n*/ 'Ingen nye forespørgsler, opslag og beskeder. Værktøjer bliver usynlige, ventende forespørgsler afvist, og udbetalinger venter. Hver aftalt booking bliver en sag.',
  },
  CLOSING: {
    name: /*i18n*/ 'Lukning for altid',
    effect:
      /*i18n*/ 'Aftalte bookinger bliver aflyst, og låneren får alt tilbage. Lån i gang fortsætter, og der udbetales efter det sidste.',
  },
};

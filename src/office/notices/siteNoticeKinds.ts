import type { SiteNoticeKind } from '../api/schemaTypes.generated';

export const siteNoticeKinds: Record<
  SiteNoticeKind,
  { name: string; effect: string; button: string }
> = {
  ANNOUNCEMENT: {
    name: /*i18n*/ 'Meddelelse',
    effect: /*i18n*/ 'Alle ser en linje øverst på hver side, til de lukker den.',
    button: /*i18n*/ 'Vis meddelelsen',
  },
  MAINTENANCE: {
    name: /*i18n*/ 'Vedligehold',
    effect:
      /*i18n*/ 'Skuret er lukket for medlemmer og besøgende. De ser teksten og hvornår I er tilbage. Kontoret er åbent.',
    button: /*i18n*/ 'Luk Skuret i den tid',
  },
};

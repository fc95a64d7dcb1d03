/**
 * The texts of the app, as Lingui finds them in the components, and the catalogues `src/platform/locales/{da,en}.po` with their
 * translations (docs/decisions/33-languages.md). A text is its own key, so that as given needs no catalogue.
 */
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const catalogueLanguages = ['da', 'en'] as const;
type CatalogueLanguage = (typeof catalogueLanguages)[number];

const root = process.cwd();

const config = makeConfig({
  rootDir: root,
  locales: [...catalogueLanguages],
  catalogs: [
    {
      path: '<rootDir>/src/platform/locales/{locale}',
      include: ['src', 'domain'],
      exclude: ['**/*.test.*', 'src/office/**'],
    },
    // The office has its own, so that members load none of it. The design system's texts are in both.
    {
      path: '<rootDir>/src/office/locales/{locale}',
      include: ['src/office', 'src/ui', 'domain/tools/categories.ts'],
      exclude: ['**/*.test.*'],
    },
  ],
  orderBy: 'messageId',
  // Without the places of use, which would change with every edit near a text.
  format: formatter({ explicitIdAsDefault: true, origins: false }),
});

/** The catalogues: of the members' app, and of the office. */
export const catalogueNames = ['app', 'office'] as const;
export type CatalogueName = (typeof catalogueNames)[number];

async function openCatalogue(name: CatalogueName) {
  const catalogue = (await getCatalogs(config))[catalogueNames.indexOf(name)];
  if (!catalogue) throw new Error('There is no catalogue');
  return catalogue;
}

/** Updates the catalogues from the components: adds new texts without a translation, removes unused ones. */
export async function renewCatalogues(): Promise<void> {
  for (const name of catalogueNames) {
    const catalogue = await openCatalogue(name);
    await catalogue.make({
      clean: true,
      overwrite: false,
      orderBy: 'messageId',
      locale: [...catalogueLanguages],
    });
  }
}

/** Every text of the components. */
export async function findTexts(name: CatalogueName): Promise<string[]> {
  const catalogue = await openCatalogue(name);
  return Object.keys((await catalogue.collect()) ?? {});
}

/** The translations of a catalogue, by text; empty where a translation is missing. */
export async function readCatalogue(
  name: CatalogueName,
  language: CatalogueLanguage,
): Promise<Map<string, string>> {
  const catalogue = await openCatalogue(name);
  const entries = Object.entries(await catalogue.read(language));
  return new Map(entries.map(([text, { translation = '' }]) => [text, translation]));
}

/**
 * A catalogue as the app loads it. Texts whose translation equals the text are left out, because the key is then the
 * fallback.
 */
export async function compileCatalogue(
  name: CatalogueName,
  language: CatalogueLanguage,
): Promise<string> {
  const said = [...(await readCatalogue(name, language))];
  const changed = said.filter(([text, translation]) => translation !== '' && translation !== text);
  const { source, errors } = createCompiledCatalog(language, Object.fromEntries(changed), {
    namespace: 'ts',
    outputPrefix: '',
  });
  for (const { id, error } of errors) throw new Error(`${language}, “${id}”: ${error.message}`);
  return `${source}\n`;
}

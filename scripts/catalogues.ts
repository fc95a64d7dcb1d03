/**
 * The texts of the app, as Lingui finds them in the components, and the catalogues `src/locales/{da,en}.po` that have
 * them in the two languages (docs/decisions/languages.md). A text is its own key, so that as given needs no catalogue.
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
      path: '<rootDir>/src/locales/{locale}',
      include: ['src', 'domain'],
      exclude: ['**/*.test.*'],
    },
  ],
  orderBy: 'messageId',
  // Without the places of use, which would change with every edit around a text.
  format: formatter({ explicitIdAsDefault: true, origins: false }),
});

async function openCatalogue() {
  const [catalogue] = await getCatalogs(config);
  if (!catalogue) throw new Error('There is no catalogue');
  return catalogue;
}

/** Brings the texts of the components into the catalogues: new ones without a translation, unused ones out. */
export async function renewCatalogues(): Promise<void> {
  const catalogue = await openCatalogue();
  await catalogue.make({
    clean: true,
    overwrite: false,
    orderBy: 'messageId',
    locale: [...catalogueLanguages],
  });
}

/** Every text of the components. */
export async function findTexts(): Promise<string[]> {
  const catalogue = await openCatalogue();
  return Object.keys((await catalogue.collect()) ?? {});
}

/** What a catalogue has: by text, how the language says it; empty where that is missing. */
export async function readCatalogue(language: CatalogueLanguage): Promise<Map<string, string>> {
  const catalogue = await openCatalogue();
  const entries = Object.entries(await catalogue.read(language));
  return new Map(entries.map(([text, { translation = '' }]) => [text, translation]));
}

/** A catalogue as the app loads it. What the language says as given is left out: the text itself is there. */
export async function compileCatalogue(language: CatalogueLanguage): Promise<string> {
  const said = [...(await readCatalogue(language))];
  const changed = said.filter(([text, translation]) => translation !== '' && translation !== text);
  const { source, errors } = createCompiledCatalog(language, Object.fromEntries(changed), {
    namespace: 'ts',
    outputPrefix: '',
  });
  for (const { id, error } of errors) throw new Error(`${language}, “${id}”: ${error.message}`);
  return `${source}\n`;
}

/**
 * Generates the code that is not committed: the types of the tables and the resolvers and the list of the app's
 * documents for the service, the typed documents and the compiled catalogues for the app. `npm run codegen` always does, and adds new
 * texts of the components to the catalogues and renews `deploy/.env.example` first. Install, start, dev and test do it when a source is newer.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isNewer } from './isNewer';

const root = path.join(import.meta.dirname, '..');
const generatedFiles = [
  'src/platform/api/schemaTypes.generated.ts',
  'server/api/graphql/appDocuments.generated.ts',
  'server/context/resolvers.generated.ts',
  'src/office/api/schemaTypes.generated.ts',
  'server/context/officeResolvers.generated.ts',
  'src/platform/locales/da.generated.ts',
  'src/platform/locales/en.generated.ts',
  'src/office/locales/da.generated.ts',
  'src/office/locales/en.generated.ts',
  'domain/notifications/notifications.generated.ts',
  'server/texts/service.generated.ts',
  'src/bookings/booking/texts.generated.ts',
] as const;
export type GeneratedFile = (typeof generatedFiles)[number];

const documentFiles = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => `src/${name.replaceAll(path.sep, '/')}`)
  .sort();
const typedDocuments = documentFiles.map((name) => name.replace(/graphql$/, 'generated.ts'));

const sources = [
  'schema.graphql',
  'schema.ahead.graphql',
  'office.graphql',
  ...documentFiles,
  'src/bookings/booking/texts.da.json',
  'src/bookings/booking/texts.en.json',
  'domain/notifications/notifications.da.json',
  'domain/notifications/notifications.en.json',
  'server/texts',
  'src/platform/locales',
  'src/office/locales',
  'scripts/codegen.ts',
  'scripts/compileTexts.ts',
];
const inRoot = (name: string) => path.join(root, name);

const tablesFile = inRoot('server/database/tables.generated.ts');
const tableSources = ['server/database/migrations', 'scripts/codegenTables.ts'].map(inRoot);

const onlyIfStale = process.argv.includes('--if-stale');
const written = [...generatedFiles, ...typedDocuments].map(inRoot);
if (!onlyIfStale || !isNewer(written, sources.map(inRoot))) {
  // The libraries take a second to load.
  if (!onlyIfStale) {
    await (await import('./catalogues')).renewCatalogues();
    (await import('./envExample')).renewEnvExample();
  }
  await (await import('./codegen')).writeGeneratedFiles(documentFiles);
}
const referenceFile = inRoot('src/pages/developers/reference.generated.ts');
const referenceSources = [
  'schema.graphql',
  'server/api/graphql/apiTokenScopes.ts',
  'server/api/graphql/createSchema.ts',
  'server/config/limits.ts',
  'src/pages/developers/examples',
  'scripts/codegenReference.ts',
];
// It loads the resolvers, which takes seconds.
if (!isNewer([referenceFile], referenceSources.map(inRoot))) {
  (await import('./codegenReference')).writeReference(referenceFile);
}
// Opening a database takes seconds.
if (!isNewer([tablesFile], tableSources)) {
  await (await import('./codegenTables')).writeTables(tablesFile);
}

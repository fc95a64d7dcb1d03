/** Generates the code that is not committed; `npm run codegen` (generate.ts) decides when. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildASTSchema, concatAST, parse, validate } from 'graphql';
import { compileCatalogue } from './catalogues';
import { compileTexts, type Texts } from './compileTexts';
import type { GeneratedFile } from './generate';

const root = path.join(import.meta.dirname, '..');
// Parsed again for each use, because code generation changes the tree it is given.
const readSchema = (name: string) => parse(readFileSync(path.join(root, name), 'utf8'));
const schema = readSchema('schema.graphql');
/** The schema with the operations that only the sample answers so far. */
const appSchema = concatAST([readSchema('schema.graphql'), readSchema('schema.ahead.graphql')]);

const common = {
  enumsAsTypes: true,
  strictScalars: true,
  useTypeImports: true,
  skipTypename: true,
  avoidOptionals: {
    field: true,
    inputValue: false,
    object: false,
    defaultValue: false,
  },
  scalars: { DateTime: 'string', Date: 'string', ID: 'string' },
};

const withoutTrailingSpace = (text: string) => text.replace(/[ \t]+$/gm, '');

/** The documents of the app; those of the office have a schema of their own. */
async function typedDocuments(isOffice: boolean): Promise<string> {
  const documents = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql') && name.startsWith('office/') === isOffice)
    .sort((one, other) => path.basename(one).localeCompare(path.basename(other)))
    .map((name) => ({
      location: name,
      document: parse(readFileSync(path.join(root, 'src', name), 'utf8')),
    }));
  return codegen({
    filename: 'documents.generated.ts',
    schema: isOffice ? readSchema('office.graphql') : appSchema,
    documents,
    config: {
      ...common,
      documentMode: 'string',
      onlyOperationTypes: true,
      dedupeFragments: true,
    },
    plugins: [{ operations: {} }, { typedDocumentNode: {} }],
    pluginMap: { operations, typedDocumentNode },
  });
}

/** The texts of the documents that the app sends to the service. */
function documentTexts(documents: string): string {
  const served = buildASTSchema(schema);
  const texts = [...documents.matchAll(/TypedDocumentString\(`([^`]*)`\)/g)]
    .map(([, text = '']) => text)
    // Documents for the sample alone, and fragments, are nothing that the service is asked for.
    .filter((text) => /^\s*(query|mutation)/.test(text))
    .filter((text) => validate(served, parse(text)).length === 0);
  return `export const appDocuments: ReadonlySet<string> = new Set(${JSON.stringify(texts, null, 2)});\n`;
}

const resolverConfig = {
  ...common,
  useIndexSignature: false,
  scalars: {
    DateTime: { input: 'string', output: 'string | Date' },
    Date: 'string',
    ID: { input: 'string', output: 'string | number' },
  },
  makeResolverTypeCallable: true,
};

const officeResolvers = () =>
  codegen({
    filename: 'officeResolvers.generated.ts',
    schema: readSchema('office.graphql'),
    documents: [],
    config: {
      ...resolverConfig,
      contextType: './officeContext#OfficeContext',
      mappers: { Case: '../office/records/cases#CaseRecord' },
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });

async function serviceResolvers(): Promise<string> {
  return codegen({
    filename: 'resolvers.generated.ts',
    schema,
    documents: [],
    config: {
      ...resolverConfig,
      contextType: './context#RequestContext',
      mappers: {
        User: '../members/records/users#UserRecord',
        Member: '../members/records/users#MemberRecord',
        Category: '../tools/records/categories#CategoryRecord',
        Tool: '../tools/records/tools#ToolRecord',
        OwnTool: '../tools/records/ownTools#OwnToolRecord',
        Review: '../members/records/reviews#ReviewRecord',
        SearchFacets: '../search/records/searchFacets#SearchFacetsRecord',
        HomeStories: '../pages/records/homeStories#HomeStoriesRecord',
        ToolEarned: '../pages/records/homeStories#ToolEarnedRecord',
        BlockedMember: '../members/records/blockedMembers#BlockedMemberRecord',
        SavedSearch: '../search/records/savedSearches#SavedSearchRecord',
        AvailabilityAlert: '../search/records/availabilityAlerts#AvailabilityAlertRecord',
        BookingReview: '../members/records/reviews#SeenReview',
        Reservation: '../bookings/records/bookings#ReservationRecord',
        Passkey: '../members/records/passkeys#PasskeyRecord',
        SecondFactor: '../members/records/secondFactors#SecondFactorRecord',
        Settings: '../members/records/users#SettingsRecord',
        Booking: '../bookings/records/bookings#SeenBooking',
        Unavailability: '../tools/records/unavailabilities#UnavailabilityRecord',
        Amendment: '../bookings/records/amendments#VisibleAmendment',
        CoverClaim: '../payments/records/coverClaims#CoverClaimRecord',
        BookingHappening: '../bookings/records/bookings#HistoryRecord',
        Activity: '../members/records/activity#ActivityRecord',
        FavouritesPayload: '../tools/records/favourites#FavouritesChanged',
        Notification: '../notifications/records/notifications#NotificationRecord',
        Earnings: '../payments/records/earnings#OwnEarnings',
        Payout: '../payments/records/payments#PayoutRecord',
        Receipt: '../payments/records/receipts#ReceiptRecord',
        MoneyLine: '../payments/records/receipts#MoneyLineRecord',
        DepositLine: '../payments/records/receipts#DepositLineRecord',
        StatementLine: '../payments/records/receipts#StatementLineRecord',
        Conversation: '../conversations/records/conversations#ConversationRecord',
        Participant: '../conversations/records/conversations#ParticipantRecord',
        Message: '../conversations/records/messages#SeenMessage',
      },
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
}

const readTexts = (file: string): Texts => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The texts with ids in `<name>.da.json` and `<name>.en.json`. */
const compileTextFiles = (name: string) =>
  compileTexts({ da: readTexts(`${name}.da.json`), en: readTexts(`${name}.en.json`) });

const generators: Record<GeneratedFile, () => Promise<string>> = {
  'src/platform/api/documents.generated.ts': () => typedDocuments(false),
  'src/office/api/officeDocuments.generated.ts': () => typedDocuments(true),
  'server/context/officeResolvers.generated.ts': officeResolvers,
  'server/api/graphql/appDocuments.generated.ts': async () =>
    documentTexts(await typedDocuments(false)),
  'server/context/resolvers.generated.ts': serviceResolvers,
  'src/platform/locales/da.generated.ts': () => compileCatalogue('app', 'da'),
  'src/platform/locales/en.generated.ts': () => compileCatalogue('app', 'en'),
  'src/office/locales/da.generated.ts': () => compileCatalogue('office', 'da'),
  'src/office/locales/en.generated.ts': () => compileCatalogue('office', 'en'),
  'domain/notifications/notifications.generated.ts': async () =>
    compileTextFiles('domain/notifications/notifications'),
  'server/texts/service.generated.ts': async () => compileTextFiles('server/texts/service'),
  'src/bookings/booking/texts.generated.ts': async () =>
    compileTextFiles('src/bookings/booking/texts'),
};

/** Writes every generated file. Throws when a document does not fit the schema, or a text cannot be compiled. */
export async function writeGeneratedFiles(): Promise<void> {
  for (const [name, generate] of Object.entries(generators)) {
    const file = path.join(root, name);
    const text = withoutTrailingSpace(await generate());
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `/* Generated by scripts/codegen.ts. */\n${text}`);
  }
}

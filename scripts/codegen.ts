/** Generates the code that is not committed; `npm run codegen` (generate.ts) decides when. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/near-operation-file-preset';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildASTSchema, concatAST, type DocumentNode, parse, validate } from 'graphql';
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

/** The typed documents, a file beside each `.graphql` file, so that each route loads its own alone. */
async function typedDocuments(
  documentFiles: string[],
  operationSchema: DocumentNode,
  schemaTypes: GeneratedFile,
): Promise<Record<string, string>> {
  const documents = documentFiles.map((location) => ({
    location,
    document: parse(readFileSync(path.join(root, location), 'utf8')),
  }));
  const config = { ...common, documentMode: 'string', pureMagicComment: true };
  const files = await preset.buildGeneratesSection({
    baseOutputDir: '',
    schema: operationSchema,
    schemaAst: buildASTSchema(operationSchema),
    documents,
    config,
    presetConfig: {},
    plugins: [
      { operations: { importSchemaTypesFrom: schemaTypes, namespacedImportName: 'Types' } },
      { typedDocumentNode: {} },
    ],
    pluginMap: { operations, typedDocumentNode },
  });
  files.push({
    filename: schemaTypes,
    schema: operationSchema,
    documents,
    config: { ...config, generateOperationTypes: false },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  const texts: Record<string, string> = {};
  for (const file of files) {
    texts[file.filename] = await codegen(file);
  }
  return texts;
}

/** The texts of the documents that the app sends to the service. */
function documentTexts(files: Record<string, string>): string {
  const served = buildASTSchema(schema);
  const texts = [
    ...Object.values(files)
      .join('\n')
      .matchAll(/TypedDocumentString\(`([^`]*)`\)/g),
  ]
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
      mappers: {
        Case: '../office/records/cases#CaseRecord',
        CaseMeasure: '../members/records/measures#MeasureRecord',
        CaseReport: '../members/records/reports#ReportRecord',
      },
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
        Measure: '../members/records/measures#MeasureRecord',
        Category: '../tools/records/categories#CategoryRecord',
        Tool: '../tools/records/tools#ToolRecord',
        OwnTool: '../tools/records/ownTools#OwnToolRecord',
        ToolImport: '../tools/records/toolImports#ToolImportRecord',
        Review: '../members/records/reviews#ReviewRecord',
        SearchFacets: '../search/records/searchFacets#SearchFacetsRecord',
        HomeStories: '../pages/records/homeStories#HomeStoriesRecord',
        ToolEarned: '../pages/records/homeStories#ToolEarnedRecord',
        BlockedMember: '../members/records/blockedMembers#BlockedMemberRecord',
        SavedSearch: '../search/records/savedSearches#SavedSearchRecord',
        AvailabilityAlert: '../search/records/availabilityAlerts#AvailabilityAlertRecord',
        BookingReview: '../members/records/reviews#SeenReview',
        Reservation: '../bookings/records/bookings#ReservationRecord',
        ApiToken: '../members/records/apiTokens#ApiTokenRecord',
        Passkey: '../members/records/passkeys#PasskeyRecord',
        SecondFactor: '../members/records/secondFactors#SecondFactorRecord',
        Settings: '../members/records/users#SettingsRecord',
        Booking: '../bookings/records/bookings#SeenBooking',
        Unavailability: '../tools/records/unavailabilities#UnavailabilityRecord',
        Amendment: '../bookings/records/amendments#VisibleAmendment',
        CoverClaim: '../payments/records/coverClaims#CoverClaimRecord',
        BookingHappening: '../bookings/records/bookings#HistoryRecord',
        FavouritesPayload: '../tools/records/favourites#FavouritesChanged',
        Notification: '../notifications/records/notifications#NotificationRecord',
        Webhook: '../notifications/records/webhooks#WebhookRecord',
        WebhookDelivery: '../notifications/records/webhooks#WebhookDeliveryRecord',
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

const isOfOffice = (file: string) => file.startsWith('src/office/');

/** Writes every generated file. Throws when a document does not fit the schema, or a text cannot be compiled. */
export async function writeGeneratedFiles(documentFiles: string[]): Promise<void> {
  const appTypes = 'src/platform/api/schemaTypes.generated.ts';
  const officeTypes = 'src/office/api/schemaTypes.generated.ts';
  const { [appTypes]: appSchemaTypes = '', ...appDocuments } = await typedDocuments(
    documentFiles.filter((file) => !isOfOffice(file)),
    appSchema,
    appTypes,
  );
  const { [officeTypes]: officeSchemaTypes = '', ...officeDocuments } = await typedDocuments(
    documentFiles.filter(isOfOffice),
    readSchema('office.graphql'),
    officeTypes,
  );
  const texts: Record<GeneratedFile, string> = {
    [appTypes]: appSchemaTypes,
    [officeTypes]: officeSchemaTypes,
    'server/context/officeResolvers.generated.ts': await officeResolvers(),
    'server/api/graphql/appDocuments.generated.ts': documentTexts(appDocuments),
    'server/context/resolvers.generated.ts': await serviceResolvers(),
    'src/platform/locales/da.generated.ts': await compileCatalogue('app', 'da'),
    'src/platform/locales/en.generated.ts': await compileCatalogue('app', 'en'),
    'src/office/locales/da.generated.ts': await compileCatalogue('office', 'da'),
    'src/office/locales/en.generated.ts': await compileCatalogue('office', 'en'),
    'domain/notifications/notifications.generated.ts': compileTextFiles(
      'domain/notifications/notifications',
    ),
    'server/texts/service.generated.ts': compileTextFiles('server/texts/service'),
    'src/bookings/booking/texts.generated.ts': compileTextFiles('src/bookings/booking/texts'),
  };
  const files = { ...texts, ...appDocuments, ...officeDocuments };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `/* Generated by scripts/codegen.ts. */\n${withoutTrailingSpace(text)}`);
  }
}

/**
 * Generates code from schema.graphql: the types of the resolvers and the texts of the documents for the service, the
 * types of the documents for the app. Also updates the catalogues of both languages with the current texts of the
 * components. `npm run codegen` writes, `npm run codegen -- --check` only reports whether anything would change.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildASTSchema, concatAST, Kind, parse, validate } from 'graphql';
import { compileCatalogue, renewCatalogues } from './catalogues';

const isCheck = process.argv.includes('--check');
const root = path.join(import.meta.dirname, '..');
// Parsed again for each use, because code generation changes the tree it is given.
const readSchema = (name: string) => parse(readFileSync(path.join(root, name), 'utf8'));
const schema = readSchema('schema.graphql');
/** The schema with the operations that only the sample answers so far. */
const appSchema = concatAST([readSchema('schema.graphql'), readSchema('schema.ahead.graphql')]);
const apiFolder = path.join(root, 'src/store/api');
const head =
  '/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */';

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

async function appDocuments(): Promise<string> {
  const documents = readdirSync(apiFolder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({
      location: name,
      document: parse(readFileSync(path.join(apiFolder, name), 'utf8')),
    }));
  return codegen({
    filename: 'documents.generated.ts',
    schema: appSchema,
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

/** Splits the generated module: the types, and each document; fragments are inlined in the documents that use them. */
function partsOf(generated: string): { types: string; documents: string[] } {
  const [types = '', ...constants] = withoutTrailingSpace(generated).split(/^export const /m);
  return {
    types,
    documents: constants.filter((part) => !/FragmentDoc = new TypedDocumentString\(/.test(part)),
  };
}

const topics = readdirSync(apiFolder)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => name.replace('.graphql', ''))
  .sort();

/**
 * The module with the documents of one topic, so that a chunk that does not use the topic does not carry its texts.
 * Code imports all documents from `documents.generated.ts`.
 */
function topicModule(topic: string, documents: readonly string[]): string {
  const source = parse(readFileSync(path.join(apiFolder, `${topic}.graphql`), 'utf8'));
  const names = source.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
  );
  const own = documents.filter((part) =>
    names.some((name) => part.toLowerCase().startsWith(`${name.toLowerCase()}document =`)),
  );
  const used = [...own.join('').matchAll(/as unknown as TypedDocumentString<(\w+), (\w+)>/g)]
    .flatMap(([, result = '', variables = '']) => [result, variables])
    .sort();
  return `import type { ${used.join(', ')} } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

${own.map((part) => `export const ${part}`).join('')}`;
}

function typesModule(types: string): string {
  const withoutClass = types.replace(/^export class TypedDocumentString[\s\S]*?^}\n/m, '');
  const withoutImport = withoutClass.replace(/^import type \{ DocumentTypeDecoration.*\n/m, '');
  const exports = topics.map((topic) => `export * from './documents/${topic}.generated';`);
  return `${withoutImport.trimEnd()}\n\n${exports.join('\n')}\n`;
}

/** The texts of the documents that the app sends to the service. */
function documentTexts(documents: readonly string[]): string {
  const served = buildASTSchema(schema);
  const texts = documents
    .flatMap((part) => /TypedDocumentString\(`([^`]*)`\)/.exec(part)?.[1] ?? [])
    .filter((text) => validate(served, parse(text)).length === 0);
  return `export const appDocuments: ReadonlySet<string> = new Set(${JSON.stringify(texts, null, 2)});\n`;
}

async function serviceResolvers(): Promise<string> {
  return codegen({
    filename: 'resolvers.generated.ts',
    schema,
    documents: [],
    config: {
      ...common,
      contextType: '../../context#RequestContext',
      useIndexSignature: false,
      scalars: {
        DateTime: { input: 'string', output: 'string | Date' },
        Date: 'string',
        ID: { input: 'string', output: 'string | number' },
      },
      makeResolverTypeCallable: true,
      mappers: {
        User: '../../records/users#UserRecord',
        Member: '../../records/users#MemberRecord',
        Category: '../../records/categories#CategoryRecord',
        Tool: '../../records/tools#ToolRecord',
        OwnTool: '../../records/ownTools#OwnToolRecord',
        Review: '../../records/reviews#ReviewRecord',
        SearchFacets: '../../records/searchFacets#SearchFacetsRecord',
        HomeStories: '../../records/homeStories#HomeStoriesRecord',
        ToolEarned: '../../records/homeStories#ToolEarnedRecord',
        BlockedMember: '../../records/blockedMembers#BlockedMemberRecord',
        SavedSearch: '../../records/savedSearches#SavedSearchRecord',
        DayWatch: '../../records/dayWatches#DayWatchRecord',
        BookingReview: '../bookingReviews#SeenReview',
        Reservation: '../../records/bookings#ReservationRecord',
        Passkey: '../../records/passkeys#PasskeyRecord',
        SecondFactor: '../../records/secondFactors#SecondFactorRecord',
        Settings: '../../records/users#SettingsRecord',
        Booking: '../../records/bookings#SeenBooking',
        Block: '../../records/blocks#BlockRecord',
        BookingChange: '../bookingChanges#SeenChange',
        CoverClaim: '../../records/coverClaims#CoverClaimRecord',
        BookingHappening: '../../records/bookings#HistoryRecord',
        Activity: '../../records/activity#ActivityRecord',
        FavouritesPayload: '../favourites#FavouritesChanged',
        Notice: '../../records/notices#NoticeRecord',
        Earnings: '../../records/earnings#OwnEarnings',
        Payout: '../../records/payments#PayoutRecord',
        Receipt: '../receipts#ReceiptRecord',
        MoneyLine: '../receipts#MoneyLineRecord',
        DepositLine: '../receipts#DepositLineRecord',
        StatementLine: '../receipts#StatementLineRecord',
        Conversation: '../../records/conversations#ConversationRecord',
        Participant: '../conversations#ParticipantRecord',
        Message: '../sendMessage#SeenMessage',
      },
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
}

async function write(file: string, text: string, top = head): Promise<boolean> {
  const whole = withoutTrailingSpace(`${top}\n${text}`);
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // The file does not exist yet: the comparison below then finds that it has to be written.
  }
  if (before === whole) return true;
  if (isCheck) {
    console.error(`${path.relative(root, file)} is not what it follows from: run npm run codegen`);
    return false;
  }
  await mkdir(path.dirname(file), { recursive: true });
  writeFileSync(file, whole);
  console.log(`wrote ${path.relative(root, file)}`);
  return true;
}

if (!isCheck) await renewCatalogues();
const { types, documents } = partsOf(await appDocuments());
const results = [
  await write(path.join(apiFolder, 'documents.generated.ts'), typesModule(types)),
  ...(await Promise.all(
    topics.map((topic) =>
      write(path.join(apiFolder, `documents/${topic}.generated.ts`), topicModule(topic, documents)),
    ),
  )),
  await write(
    path.join(root, 'server/graphql/appDocuments.generated.ts'),
    documentTexts(documents),
  ),
  await write(
    path.join(root, 'server/schema/generated/resolvers.generated.ts'),
    await serviceResolvers(),
  ),
  ...(await Promise.all(
    (['da', 'en'] as const).map(async (language) =>
      write(
        path.join(root, `src/locales/${language}.generated.ts`),
        await compileCatalogue(language),
        '/* Written by `npm run codegen` from the catalogue beside it; changes by hand are lost. */',
      ),
    ),
  )),
];
if (results.includes(false)) process.exitCode = 1;

import { type ToolFieldName, toolFieldNames, toolFields } from '../../../domain/tools/toolFields';
import type { ScreenLanguage } from '../../../domain/values/language';
import { type Said, said, say, type Text } from '../../texts/say';
import type { OwnToolRecord } from '../records/ownTools';
import type { ToolValues } from '../records/tools';

/** Further fields that an owner can change, by their names in the API, with their names in a sentence. */
const furtherFields = {
  name: 'the name',
  description: 'the description',
  location: 'the location',
  pricePerDayCents: 'the price per day',
  depositCents: 'the deposit',
  pictures: 'the pictures',
  categoryIds: 'the categories',
  specifications: 'the specifications',
  includedItems: "what's included",
  maxAvailableCount: 'the units',
  rules: 'the rental rules',
  state: 'whether it is shown',
} as const satisfies Record<string, Text>;

type FurtherField = keyof typeof furtherFields;
type ChangedField = FurtherField | ToolFieldName;
const fields = [...(Object.keys(furtherFields) as FurtherField[]), ...toolFieldNames];

const getLabel = (field: ChangedField): Text =>
  field in toolFields
    ? toolFields[field as ToolFieldName].inSentence
    : furtherFields[field as FurtherField];

function fieldValue(tool: OwnToolRecord | ToolValues, field: ChangedField): unknown {
  if (field === 'pictures') return tool.imageUrls;
  if (field !== 'rules') return tool[field];
  const rules = 'rules' in tool ? tool.rules : tool;
  return [
    ...[rules.shortestDays, rules.longestDays, rules.noticeDays, rules.bufferDays],
    ...[rules.horizonDays, rules.instantBooking],
  ];
}

/** The fields in which the new values differ from the stored tool. */
export function changedFields(before: OwnToolRecord, after: ToolValues): ChangedField[] {
  return fields.filter(
    (field) =>
      JSON.stringify(fieldValue(before, field)) !== JSON.stringify(fieldValue(after, field)),
  );
}

/** `the name, the pictures and the units`: what was changed after a version; `something` when none is recorded. */
export function changesSince({ changedIn }: OwnToolRecord, version: number): Said {
  const changed = fields
    .filter((field) => (changedIn[field] ?? 0) > version)
    .map((field) => said(getLabel(field)));
  const last = changed.pop();
  if (last === undefined) return said('something');
  const first = (language: ScreenLanguage) => changed.map((each) => say(each, language)).join(', ');
  return changed.length === 0 ? last : said('{first} and {last}', { first, last });
}

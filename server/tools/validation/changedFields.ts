import { toolFieldNames } from '../../../domain/tools/toolFields';
import type { ScreenLanguage } from '../../../domain/values/language';
import { type Message, message, translate } from '../../texts/translate';
import type { OwnToolRecord } from '../records/ownTools';
import type { ToolValues } from '../records/tools';

/** The fields that an owner can change, by their names in the API. */
const fields = [
  'name',
  'description',
  'location',
  'pricePerDayCents',
  'depositCents',
  'pictures',
  'categoryIds',
  'specifications',
  'includedItems',
  'maxAvailableCount',
  'rules',
  'state',
  ...toolFieldNames,
] as const;

type ChangedField = (typeof fields)[number];

function fieldValue(tool: OwnToolRecord | ToolValues, field: ChangedField): unknown {
  if (field === 'pictures') return tool.imageUrls;
  if (field !== 'rules') return tool[field];
  const rules = 'rules' in tool ? tool.rules : tool;
  return [
    ...[rules.shortestDays, rules.longestDays, rules.noticeDays, rules.bufferDays],
    ...[rules.horizonDays, rules.instantBooking, rules.checkedBorrowers],
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
export function changesSince({ changedIn }: OwnToolRecord, version: number): Message {
  const changed = fields
    .filter((field) => (changedIn[field] ?? 0) > version)
    .map((field) => message(`tools.changed.${field}`));
  const last = changed.pop();
  if (last === undefined) return message('tools.changed.something');
  const first = (language: ScreenLanguage) =>
    changed.map((each) => translate(each, language)).join(', ');
  return changed.length === 0 ? last : message('tools.changed.list', { first, last });
}

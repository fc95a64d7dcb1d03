import type { ToolFormValues } from './toolForm';

/** An unfinished add form as this browser keeps it. A picture is too large to be kept. */
export interface ToolDraft {
  values: ToolFormValues;
  /** Whether a picture had been chosen, which must be chosen again. */
  hadPicture: boolean;
}

/** Under which key somebody's draft is kept: whoever else uses the browser does not get to see it. */
export function toolDraftKey(userId: string): string {
  return `skuret.draft.addTool/${userId}`;
}

const textFields = [
  'name',
  'description',
  'pricePerDay',
  'location',
  'usageInstructions',
  'imageUrl',
] as const satisfies readonly (keyof ToolFormValues)[];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isFormValues(value: unknown): value is ToolFormValues {
  if (!isRecord(value)) return false;
  const { categories, specifications, whatsIncluded } = value;
  return (
    textFields.every((field) => typeof value[field] === 'string') &&
    isTextList(categories) &&
    isTextList(whatsIncluded) &&
    whatsIncluded.length > 0 &&
    Array.isArray(specifications) &&
    specifications.length > 0 &&
    specifications.every(
      (row: unknown) =>
        isRecord(row) && typeof row['key'] === 'string' && typeof row['value'] === 'string',
    )
  );
}

/** What was kept, or null when it is no draft of this form: damaged, or of another version of it. */
export function readToolDraft(kept: unknown): ToolDraft | null {
  if (!isRecord(kept) || !isFormValues(kept['values'])) return null;
  const { values } = kept;
  // Drafts of before the price was a number input have a comma in it.
  const pricePerDay = values.pricePerDay.replace(',', '.');
  return { values: { ...values, pricePerDay }, hadPicture: kept['hadPicture'] === true };
}

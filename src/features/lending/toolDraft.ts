import { array, boolean, mixed, object, string } from 'yup';
import type { ToolState } from '../../../domain/tool';
import { keptKey } from '../../browser/keptKey';
import { termsStart } from './termsForm';
import type { ToolFormValues } from './toolForm';

/** An unfinished add form as this browser keeps it. A picture is too large to be kept, but not its address. */
export interface ToolDraft {
  values: ToolFormValues;
  /** Whether a picture had been chosen that must be chosen again. */
  hadPicture: boolean;
}

/** Under which key somebody's draft is kept: whoever else uses the browser does not get to see it. */
export function toolDraftKey(userId: string): string {
  return keptKey(`draft.addTool/${userId}`);
}

const text = string().defined();

/** What a draft of this form looks like; it is checked as it is, nothing is made to fit. */
const draftSchema = object({
  values: object({
    name: text,
    description: text,
    pricePerDay: text,
    location: text,
    usageInstructions: text,
    imageUrl: text,
    categories: array().of(text).defined(),
    specifications: array()
      .of(object({ key: text, value: text }))
      .min(1)
      .defined(),
    whatsIncluded: array().of(text).min(1).defined(),
    pictures: array().of(text).defined(),
    pricePerWeek: text,
    deposit: text,
    units: text,
    shortestDays: text,
    longestDays: text,
    noticeDays: text,
    bufferDays: text,
    horizonDays: text,
    pickupAddress: text,
    instantBooking: boolean().defined(),
    state: mixed<ToolState>().oneOf(['DRAFT', 'PUBLISHED']).defined(),
  }).required(),
  hadPicture: boolean().defined(),
})
  .required()
  .strict();

/** Drafts of before the form asked for its terms have none. */
function withTerms(kept: unknown): unknown {
  const { values, ...rest } = (kept ?? {}) as { values?: object };
  return { ...rest, values: { pictures: [], ...termsStart, ...values } };
}

/** What was kept, or null when it is no draft of this form: damaged, or of another version of it. */
export function readToolDraft(found: unknown): ToolDraft | null {
  const kept = withTerms(found);
  if (!draftSchema.isValidSync(kept)) return null;
  const { values } = kept;
  // Drafts of before the price was a number input have a comma in it.
  const pricePerDay = values.pricePerDay.replace(',', '.');
  return { values: { ...values, pricePerDay }, hadPicture: kept.hadPicture };
}

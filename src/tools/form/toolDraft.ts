import { array, boolean, mixed, object, string } from 'yup';
import type { ToolState } from '../../../domain/tools/tool';
import { getFormFields } from '../../../domain/tools/toolFields';
import { storageKey } from '../../platform/browser/storageKey';
import { termsStart } from './termsForm';
import type { ToolFormValues } from './toolForm';

/** An unfinished add form as this browser keeps it. It holds a picture's address, but no picture: that is too large. */
export interface ToolDraft {
  values: ToolFormValues;
  /** Whether a picture had been chosen that must be chosen again. */
  hadPicture: boolean;
}

/** The storage key of a member's draft. It has the id in it, so that another member in this browser cannot see it. */
export function toolDraftKey(userId: string): string {
  return storageKey(`draft.addTool/${userId}`);
}

const text = string().defined();

/** The shape of a draft. A stored value is validated as it is, without casts. */
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
    declaredValue: text,
    units: text,
    shortestDays: text,
    longestDays: text,
    noticeDays: text,
    bufferDays: text,
    horizonDays: text,
    ...getFormFields(() => text),
    instantBooking: boolean().defined(),
    checkedBorrowers: boolean().defined(),
    state: mixed<ToolState>().oneOf(['DRAFT', 'PUBLISHED']).defined(),
  }).required(),
  hadPicture: boolean().defined(),
})
  .required()
  .strict();

/** Adds default terms to a draft from before the form had terms. */
function withTerms(kept: unknown): unknown {
  const { values, ...rest } = (kept ?? {}) as { values?: object };
  return { ...rest, values: { pictures: [], ...termsStart, ...values } };
}

/** Reads a stored draft. Null when it is damaged or from another version of the form. */
export function readToolDraft(found: unknown): ToolDraft | null {
  const kept = withTerms(found);
  if (!draftSchema.isValidSync(kept)) return null;
  const { values } = kept;
  // Drafts from before the price was a number input have a decimal comma.
  const pricePerDay = values.pricePerDay.replace(',', '.');
  return { values: { ...values, pricePerDay }, hadPicture: kept.hadPicture };
}

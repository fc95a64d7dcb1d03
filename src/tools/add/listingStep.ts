import type { FirstProblem } from '../../ui/form/firstProblem';
import type { ToolFormValues } from '../form/toolForm';
import { toolFormProblem } from '../form/toolFormRules';

/** The steps in which a new tool is listed, with the required fields of each. */
export const listingSteps = [
  {
    title: /*i18n*/ 'Photo and name',
    fields: ['name', 'description', 'location', 'categories'],
  },
  { title: /*i18n*/ 'Price', fields: ['pricePerDay'] },
  { title: /*i18n*/ 'What comes along', fields: [] },
] as const;

/** From 0. */
export type ListingStep = 0 | 1 | 2;
export const lastStep: ListingStep = 2;

/** The step of `?step=2`, which counts from 1 as the screen does. Edge: anything else is the first step. */
export function readStep(search: string): ListingStep {
  const given = new URLSearchParams(search).get('step');
  if (given === '2') return 1;
  return given === '3' ? 2 : 0;
}

/** The step that has this field of the form. Edge: null for an error that is about no field. */
export function findStep(field: string | null): ListingStep | null {
  if (field === null) return null;
  if (field === 'pricePerDay') return 1;
  const isFirst = listingSteps[0].fields.some((name) => name === field);
  return isFirst || field === 'pictures' ? 0 : 2;
}

/** The first problem of the steps up to this one, with the step that has it; null when they are valid. */
export function findStepProblem(
  values: ToolFormValues,
  step: ListingStep,
): { step: ListingStep; problem: FirstProblem } | null {
  for (const checked of [0, 1] as const) {
    if (checked > step) return null;
    const problem = toolFormProblem(values, listingSteps[checked].fields);
    if (problem) return { step: checked, problem };
  }
  // The terms belong to the last step. Some are compared with the price, so all fields are checked.
  const problem = step === lastStep ? toolFormProblem(values) : null;
  return problem && { step: lastStep, problem };
}

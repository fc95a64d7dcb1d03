import { categoriesNamed } from '../../domain/categories';
import type { UpdateToolInput } from './api/documents.generated';
import {
  mineFollowed,
  type ToolCalls,
  type ToolChanges,
  type ToolRefusal,
} from './slices/toolsSlice';
import { whyFailed } from './whyFailed';

/** With the screens that change tools: the first screens never load it. */
const lending = async () => (await import('./api/lendingApi')).lendingApi.endpoints;

/** What the form sends (§7), as the service takes it. What it does not take, or must not lose, is left out. */
function updateInput({
  pricePerDay,
  categories,
  whatsIncluded,
  ...rest
}: ToolChanges): UpdateToolInput {
  const { name, description, location, specifications, usageInstructions } = rest;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(location !== undefined && { location }),
    ...(specifications && { specifications }),
    ...(usageInstructions !== undefined && { usageInstructions }),
    ...(whatsIncluded && { includedItems: whatsIncluded }),
    ...(categories && { categoryIds: categoriesNamed(categories).map(({ id }) => id) }),
    // Rounding is exact here: the form has read the price as text with at most two decimals.
    ...(pricePerDay !== undefined && { pricePerDayCents: Math.round(pricePerDay * 100) }),
  };
}

const refusal = (errors: readonly string[], otherwise: string): ToolRefusal => ({
  errors: errors.length > 0 ? [...errors] : [otherwise],
});

/** In live the service makes the changes, and its answers are the truth. */
export const serviceToolCalls: ToolCalls = {
  fetch: async () => [],
  add: async () => undefined,
  update: async ({ id, changes, version = 0, terms }, dispatch) => {
    const { updateTool } = await lending();
    const call = { id, version, changes: { ...updateInput(changes), ...terms } };
    const { data, error } = await dispatch(updateTool.initiate(call, { track: false }));
    const otherwise = /*i18n*/ 'Failed to update tool';
    if (error) return { errors: whyFailed(error, otherwise) };
    if (data.tool) return null;
    return {
      ...refusal(data.errors, otherwise),
      ...(data.conflict && { conflict: data.conflict }),
    };
  },
  remove: async (id, dispatch) => {
    const { deleteTool } = await lending();
    const { data, error } = await dispatch(deleteTool.initiate(id, { track: false }));
    const otherwise = /*i18n*/ 'Failed to delete tool. Please try again.';
    if (error) return { errors: whyFailed(error, otherwise) };
    return data.deleted ? null : refusal(data.errors, otherwise);
  },
  inStoreAlone: false,
  answered: mineFollowed,
};

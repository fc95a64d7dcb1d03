import { categoriesNamed } from '../../domain/categories';
import type { UpdateToolInput } from './api/documents.generated';
import { lendingApi } from './api/lendingApi';
import { failureMessages } from './failureMessages';
import {
  mineFollowed,
  type ToolCalls,
  type ToolChanges,
  type ToolRefusal,
} from './slices/toolsSlice';

/**
 * Converts what the form sends (§7) to the service's input. Fields that the service does not take, or must not lose,
 * are left out.
 */
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

/** The service makes the changes, and its answers are the truth. */
export const liveToolCalls: ToolCalls = {
  fetch: async () => [],
  add: async () => undefined,
  inStoreAlone: false,
  answered: mineFollowed,
  async update({ id, changes, version = 0, terms }, dispatch) {
    const { updateTool } = lendingApi.endpoints;
    const call = { id, version, changes: { ...updateInput(changes), ...terms } };
    const { data, error } = await dispatch(updateTool.initiate(call, { track: false }));
    const otherwise = /*i18n*/ 'Failed to update tool';
    if (error) return { errors: failureMessages(error, otherwise) };
    if (data.tool) return null;
    return {
      ...refusal(data.errors, otherwise),
      ...(data.conflict && { conflict: data.conflict }),
    };
  },
  async remove(id, dispatch) {
    const { deleteTool } = lendingApi.endpoints;
    const { data, error } = await dispatch(deleteTool.initiate(id, { track: false }));
    const otherwise = /*i18n*/ 'Failed to delete tool. Please try again.';
    if (error) return { errors: failureMessages(error, otherwise) };
    return data.deleted ? null : refusal(data.errors, otherwise);
  },
};

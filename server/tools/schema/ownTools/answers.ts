import type { RequestContext } from '../../../context/context';
import { type Message, message, toErrors } from '../../../texts/translate';
import { readId } from '../../../validation/readId';
import type { OwnId, OwnToolRecord } from '../../records/ownTools';

/** The result of changing a tool: either `tool` is set, or `errors` is not empty. */
export interface UpdateAnswer extends ReturnType<typeof toErrors> {
  tool: OwnToolRecord | null;
  conflict: OwnToolRecord | null;
}

export const changedTo = (tool: OwnToolRecord): UpdateAnswer => ({
  tool,
  errors: [],
  fieldErrors: [],
  conflict: null,
});
export const reject = ({ language }: RequestContext, ...errors: Message[]): UpdateAnswer => ({
  tool: null,
  ...toErrors(errors, language),
  conflict: null,
});
export const notFound = message('tools.notFound');

/** Null for an invalid id. */
export const getOwnId = (id: string, ownerId: number): OwnId | null => {
  const toolId = readId(id);
  return toolId === null ? null : { id: toolId, ownerId };
};

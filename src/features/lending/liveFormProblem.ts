import { type FormProblem, firstProblem } from '../../ui/form/firstProblem';
import type { ToolFormValues } from './toolForm';

/** What stops live's form from being sent, or null. Its rules come with its fields, in the same chunk. */
export async function liveFormProblem(values: ToolFormValues): Promise<FormProblem | null> {
  const { liveToolFormMessages, liveToolFormSchema } = await import(
    /* webpackChunkName: "liveListing" */ './liveToolForm'
  );
  return firstProblem(liveToolFormSchema, values, liveToolFormMessages);
}

import { type FirstProblem, firstProblem } from '../../ui/form/firstProblem';
import type { ToolFormValues } from './toolForm';

/** What stops live's form from being sent, or null. The rules are in the same chunk as the form's fields. */
export async function liveFormProblem(values: ToolFormValues): Promise<FirstProblem | null> {
  const { liveToolFormMessages, liveToolFormSchema } = await import(
    /* webpackChunkName: "liveListing" */ './liveToolForm'
  );
  return firstProblem(liveToolFormSchema, values, liveToolFormMessages);
}

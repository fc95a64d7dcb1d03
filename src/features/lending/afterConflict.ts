import type { ToolFormValues } from './toolForm';

/**
 * What a form shows after its tool was changed elsewhere: a field that was typed in keeps what was typed, every
 * other shows the tool as it is now. So the next save undoes nothing but what the person means.
 */
export function afterConflict(
  start: ToolFormValues,
  typed: ToolFormValues,
  present: ToolFormValues,
): ToolFormValues {
  const isUntouched = (field: string) => {
    const name = field as keyof ToolFormValues;
    return JSON.stringify(start[name]) === JSON.stringify(typed[name]);
  };
  const kept = Object.entries(typed).filter(([field]) => !isUntouched(field));
  return { ...present, ...Object.fromEntries(kept) };
}

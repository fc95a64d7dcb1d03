import type { ToolFormValues } from './toolForm';

/**
 * The values of a form after its tool was changed elsewhere: a field that the person edited keeps the edit, every other
 * field shows the tool's present value. So the next save overwrites only what the person edited.
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

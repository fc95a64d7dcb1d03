import { useFormikContext } from 'formik';
import { requiredToolFields, type ToolFormValues, toolFormMessages } from './toolForm';

/** What the red box says, as the fields need it. */
export interface ToolFormMarks {
  message: string | null;
  boxId: string;
}

/**
 * How a field shows that the red box is about it. The first message is about every required field that is
 * blank, so each of them is marked until it is filled in.
 */
export function useToolFormMarks({ message, boxId }: ToolFormMarks) {
  const { values } = useFormikContext<ToolFormValues>();
  const [fieldMissing, categoryMissing, priceWrong] = toolFormMessages;

  const isWrong = (name: string): boolean => {
    if (message === categoryMissing) return name === 'categories' && values.categories.length === 0;
    if (message === priceWrong) return name === 'pricePerDay';
    const field = requiredToolFields.find((required) => required === name);
    return message === fieldMissing && field !== undefined && values[field].trim() === '';
  };

  return (name: string) => ({
    name,
    ...(isWrong(name) && { 'aria-invalid': true, 'aria-describedby': boxId }),
  });
}

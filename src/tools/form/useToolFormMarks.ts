import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import { requiredToolFields, type ToolFormValues, toolFormMessages } from './toolForm';

/** The red box's message and id, for the fields. */
export interface ToolFormMarks {
  message: string | null;
  boxId: string;
  /** Whether each wrong field shows its own message as well. */
  below?: boolean | undefined;
}

/**
 * How a field shows that the red box is about it. The first message is about every required field that is
 * blank, so each of them is marked until it is filled in.
 */
export function useToolFormMarks({ message, boxId, below = false }: ToolFormMarks) {
  const { i18n } = useLingui();
  const { values } = useFormikContext<ToolFormValues>();
  const [fieldMissing, categoryMissing, priceWrong] = toolFormMessages;

  const isWrong = (name: string): boolean => {
    if (message === categoryMissing) return name === 'categories' && values.categories.length === 0;
    if (message === priceWrong) return name === 'pricePerDay';
    const field = requiredToolFields.find((required) => required === name);
    return message === fieldMissing && field !== undefined && values[field].trim() === '';
  };

  const saysItself = (name: string) => {
    if (name === 'categories') return i18n.t('Choose at least one');
    return message === priceWrong
      ? i18n.t('Write a price above 0, such as 75')
      : i18n.t('This is needed');
  };

  return (name: string) => ({
    name,
    ...(isWrong(name) &&
      (below ? { error: saysItself(name) } : { 'aria-invalid': true, 'aria-describedby': boxId })),
  });
}

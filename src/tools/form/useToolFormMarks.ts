import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import { hasVisibleText } from '../../../domain/values/visibleText';
import type { FieldError } from '../../ui/form/firstProblem';
import { translateMessage } from '../../ui/form/translateMessage';
import { requiredToolFields, type ToolFormValues, toolFormMessages } from './toolForm';

/** The red box's errors and id, for the fields. */
export interface ToolFormMarks {
  errors: readonly FieldError[];
  boxId: string;
  /** Whether each wrong field shows its own message as well. */
  below?: boolean | undefined;
}

/**
 * How a field shows that the red box is about it. The first message is about every required field that is
 * blank, so each of them is marked until it is filled in; below the fields, the categories too. Errors of the service mark fields only where each field shows
 * its own message.
 */
export function useToolFormMarks({ errors, boxId, below = false }: ToolFormMarks) {
  const { i18n } = useLingui();
  const { values } = useFormikContext<ToolFormValues>();
  const [fieldMissing, categoryMissing, priceWrong] = toolFormMessages;
  // An error of the form itself comes alone.
  const message = errors[0]?.message;

  const findMessage = (name: string): string | null => {
    if (message === fieldMissing && name === 'categories') {
      return below && values.categories.length === 0 ? i18n.t('Choose at least one') : null;
    }
    if (message === fieldMissing) {
      const field = requiredToolFields.find((required) => required === name);
      return field && !hasVisibleText(values[field]) ? i18n.t('This is needed') : null;
    }
    if (message === categoryMissing) {
      const isMissing = name === 'categories' && values.categories.length === 0;
      return isMissing ? i18n.t('Choose at least one') : null;
    }
    if (message === priceWrong) {
      return name === 'pricePerDay' ? i18n.t('Write a price above 0, such as 75') : null;
    }
    const found = below ? errors.find(({ field }) => field === name) : undefined;
    return found ? translateMessage(found.message, i18n) : null;
  };

  return (name: string) => {
    const error = findMessage(name);
    if (error === null) return { name };
    return below ? { name, error } : { name, 'aria-invalid': true, 'aria-describedby': boxId };
  };
}

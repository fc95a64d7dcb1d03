import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import { listFormats } from '../../../domain/values/formats';
import type { FieldError } from '../../ui/form/firstProblem';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { missingToolFields, type ToolFormValues, toolFormMessages } from './toolForm';

const fieldNames = {
  name: /*i18n*/ 'name',
  description: /*i18n*/ 'description',
  pricePerDay: /*i18n*/ 'price',
  location: /*i18n*/ 'location',
  categories: /*i18n*/ 'category',
};
/** By the number of missing fields. */
const sentences = [
  null,
  /*i18n*/ 'One thing is missing: {names}',
  /*i18n*/ 'Two things are missing: {names}',
  /*i18n*/ 'Three things are missing: {names}',
  /*i18n*/ 'Four things are missing: {names}',
  /*i18n*/ 'Five things are missing: {names}',
];
const lists = listFormats({ type: 'conjunction' });

/**
 * The messages in the red box. Where fields show their own messages (`below`), the first one names the fields that are
 * still blank, of those that are `shown`; once none is, it is gone. The letter keeps its text.
 */
export function useBoxMessages(
  errors: readonly FieldError[],
  below: boolean,
  shown?: readonly string[],
): string[] {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { values } = useFormikContext<ToolFormValues>();
  const messages = errors.map(({ message }) => message);
  if (!below || messages[0] !== toolFormMessages[0]) return messages;
  const missing = missingToolFields(values).filter((field) => shown?.includes(field) ?? true);
  const names = missing.map((field) => i18n.t(fieldNames[field]));
  const sentence = sentences[missing.length];
  return sentence ? [i18n.t(sentence, { names: lists(language).format(names) })] : [];
}

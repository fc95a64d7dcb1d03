import { termsMessages, termsShape } from './termsForm';
import { toolFormMessages, toolFormSchema } from './toolForm';

/** The rules of the form in live: those of §5 first, then those of the terms. */
export const liveToolFormSchema = toolFormSchema.shape(termsShape);
export const liveToolFormMessages = [...toolFormMessages, ...termsMessages];

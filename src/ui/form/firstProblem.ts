import { type Schema, ValidationError } from 'yup';

/** An error, and the name of the form's field that it is about, if any. */
export interface FieldError {
  field: string | null;
  message: string;
}

/** The first error of a form. */
export interface FirstProblem extends FieldError {
  /** The text below each wrong field. Left out: the message, below its field. */
  texts?: Readonly<Record<string, string>>;
}

/**
 * The first message, by `order`, whose rule the values break, with the texts for each wrong field; null when the values
 * are valid. Edge: a message that is not in `order` comes after those that are.
 */
export function firstProblem(
  schema: Schema,
  values: unknown,
  order: readonly string[],
): FirstProblem | null {
  try {
    schema.validateSync(values, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const broken = error.inner.length > 0 ? error.inner : [error];
    const place = ({ message }: ValidationError) =>
      order.includes(message) ? order.indexOf(message) : order.length;
    const inOrder = [...broken].sort((one, other) => place(one) - place(other));
    const texts: Record<string, string> = {};
    for (const { path, message } of inOrder) if (path) texts[path] ??= message;
    const [first] = inOrder;
    return { field: first?.path ?? null, message: first?.message ?? error.message, texts };
  }
}

import { type Schema, ValidationError } from 'yup';

/** What stops a form from being sent: the field it is about, if it is about one, and what is said of it. */
export interface FormProblem {
  field: string | null;
  message: string;
  /** What is said below each field that is wrong; without it the message, below the field it is about. */
  texts?: Readonly<Record<string, string>>;
}

/**
 * The first message of the order whose rule the values break, with what is wrong with each field, or null when they keep
 * them all. Edge: a message that the order does not name comes after those it names.
 */
export function firstProblem(
  schema: Schema,
  values: unknown,
  order: readonly string[],
): FormProblem | null {
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

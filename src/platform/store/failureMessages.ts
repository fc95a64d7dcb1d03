import type { FieldError, FirstProblem } from '../../ui/form/firstProblem';
import type { ApiError } from '../api/baseApi';

/**
 * Why a call failed, as a text for people (§8): a text as given, or what the service said. A browser's own words about
 * a network failure are not shown.
 */
export function failureMessages(error: unknown, otherwise: string): string[] {
  const { kind, messages } = error as Partial<ApiError>;
  if (kind === 'network') {
    return [/*i18n*/ 'We cannot reach Skuret. Check your connection and try again.'];
  }
  return [(kind === 'graphql' && messages?.[0]) || otherwise];
}

/** Why a mutation has changed nothing: the reasons of the service, or why the call failed. */
export function rejectionMessages(
  { data, error }: { data?: { errors: readonly string[] } | undefined; error?: unknown },
  otherwise: string,
): readonly string[] {
  if (data && data.errors.length > 0) return data.errors;
  return failureMessages(error ?? {}, otherwise);
}

/**
 * `rejectionMessages`, each with the input field that it is about. Edge: an answer with the fields of §7 only has no
 * `fieldErrors`.
 */
export function rejectionErrors(
  answer: {
    data?: { errors: readonly string[]; fieldErrors?: readonly FieldError[] } | undefined;
    error?: unknown;
  },
  otherwise: string,
): readonly FieldError[] {
  const fieldErrors = answer.data?.fieldErrors ?? [];
  if (fieldErrors.length > 0) return fieldErrors;
  return rejectionMessages(answer, otherwise).map((message) => ({ field: null, message }));
}

const isClosed = (error: unknown): boolean =>
  (error as Partial<ApiError> | undefined)?.code === 'MAINTENANCE';

/** A failed call whose own words the form does not show: nothing of it but that Skuret is closed. */
export const closedError = (error: unknown) => (isClosed(error) ? { error } : {});

/**
 * The problem of a form that was rejected: the first error, and those of each field. Null when it was accepted. Edge:
 * during maintenance its message is empty.
 */
export function rejectionProblem(
  answer: Parameters<typeof rejectionErrors>[0],
  otherwise: string,
): FirstProblem | null {
  if (answer.data?.errors.length === 0) return null;
  // The closed screen says why; the form shows nothing when it is there again.
  if (isClosed(answer.error)) return { field: null, message: '' };
  const errors = rejectionErrors(answer, otherwise);
  const [first = { field: null, message: otherwise }] = errors;
  const texts = errors.flatMap(({ field, message }) => (field === null ? [] : [[field, message]]));
  return { ...first, texts: Object.fromEntries(texts) };
}

/** The errors of a payload with one error, about an input field or none. */
export const rejected = (field: string | null, message: string) => ({
  errors: [message],
  fieldErrors: [{ field, message }],
});

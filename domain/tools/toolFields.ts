interface ToolField {
  /** Of the table `tools`; null when the owner has not filled in the field. */
  column: string;
  /** A text of one line or of several, a whole number, or an amount in øre. */
  kind: 'line' | 'text' | 'number' | 'amount';
  /** The least number or amount. */
  min?: number;
  /** The most characters, or the largest number or amount. */
  max: number;
  /** Fields for everybody are fields of the GraphQL type `Tool`; those for the owner are fields of `OwnTool`. */
  seenBy: 'everybody' | 'owner';
  /** Its name in forms, errors and the CSV file. */
  label: string;
  /** The text field of the tool forms, for a field that they have under its own name. */
  form?: { hint: string; tooLong: string; autoComplete: string };
}

/**
 * The optional fields of a tool that are one column each, in the order of their errors. The SQL statements, validation,
 * conflicts, copies, the export, the erasure, the CSV file, drafts and forms follow from this table.
 */
export const toolFields = {
  usageInstructions: {
    column: 'usage_instructions',
    kind: 'text',
    max: 5_000,
    seenBy: 'everybody',
    label: 'Usage instructions',
  },
  brandName: {
    column: 'brand_name',
    kind: 'line',
    max: 120,
    seenBy: 'everybody',
    label: 'Brand',
  },
  model: {
    column: 'model',
    kind: 'line',
    max: 120,
    seenBy: 'everybody',
    label: 'Model',
  },
  powerDescription: {
    column: 'power_description',
    kind: 'line',
    max: 200,
    seenBy: 'everybody',
    label: 'Power',
  },
  condition: {
    column: 'condition',
    kind: 'line',
    max: 200,
    seenBy: 'everybody',
    label: 'Condition',
  },
  pickupAddress: {
    column: 'pickup_address',
    kind: 'line',
    max: 200,
    seenBy: 'owner',
    label: /*i18n*/ 'Pick-up address',
    form: {
      hint: /*i18n*/ 'The borrower sees the street and number from the paid booking until the loan is over. Others only see the location.',
      tooLong: /*i18n*/ 'Pick-up address may be at most 200 characters.',
      autoComplete: 'street-address',
    },
  },
  pickupHours: {
    column: 'pickup_hours',
    kind: 'line',
    max: 120,
    seenBy: 'everybody',
    label: /*i18n*/ 'Pick-up hours',
    form: {
      hint: /*i18n*/ 'When borrowers can pick up and return, e.g. “weekdays 4 pm to 7 pm”. It is shown on the tool’s page.',
      tooLong: /*i18n*/ 'Pick-up hours may be at most 120 characters.',
      autoComplete: 'off',
    },
  },
  pricePerWeekCents: {
    column: 'price_per_week_cents',
    kind: 'amount',
    min: 1,
    max: 100_000_000,
    seenBy: 'everybody',
    label: 'Price per week',
  },
  declaredValueCents: {
    column: 'declared_value_cents',
    kind: 'amount',
    min: 1,
    max: 100_000_000,
    seenBy: 'owner',
    label: 'Tool value',
  },
  /** Tens of grams (D27), so at most ten tonnes. */
  weightGrams: {
    column: 'weight_grams',
    kind: 'number',
    min: 0,
    max: 1_000_000,
    seenBy: 'everybody',
    label: 'Weight',
  },
  ageMonths: {
    column: 'age_months',
    kind: 'number',
    min: 0,
    max: 1_200,
    seenBy: 'everybody',
    label: 'Age in months',
  },
} as const satisfies Record<string, ToolField>;

type Fields = typeof toolFields;
export type ToolFieldName = keyof Fields;
export const toolFieldNames = Object.keys(toolFields) as ToolFieldName[];

export const isToolText = (name: ToolFieldName): boolean =>
  toolFields[name].kind === 'line' || toolFields[name].kind === 'text';

/** The values of the fields as they are stored; of those for one reader only, if named. */
export type ToolFieldValues<Reader = ToolField['seenBy']> = {
  [Name in ToolFieldName as Fields[Name]['seenBy'] extends Reader ? Name : never]:
    | (Fields[Name]['kind'] extends 'line' | 'text' ? string : number)
    | null;
};

/** The values of all fields, each from its name. */
export function getToolFieldValues(
  getValue: (name: ToolFieldName) => string | number | null,
): ToolFieldValues {
  const values = toolFieldNames.map((name) => [name, getValue(name)]);
  return Object.fromEntries(values) as ToolFieldValues;
}

/** The fields that the tool forms have under their own names, all of them texts. */
export type FormFieldName = {
  [Name in ToolFieldName]: Fields[Name] extends { form: object } ? Name : never;
}[ToolFieldName];
export const formFieldNames = toolFieldNames.filter(
  (name): name is FormFieldName => 'form' in toolFields[name],
);

/** A value for each field of the forms. */
export function getFormFields<Value>(
  getValue: (name: FormFieldName) => Value,
): Record<FormFieldName, Value> {
  const values = formFieldNames.map((name) => [name, getValue(name)]);
  return Object.fromEntries(values) as Record<FormFieldName, Value>;
}

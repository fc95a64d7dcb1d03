import { array, object, string } from 'yup';
import { categoriesNamed } from '../../../domain/tools/categories';
import { defaultToolImageUrl } from '../../../domain/tools/pictures';
import { toListing } from '../../../domain/tools/toListing';
import type { OwnTool, Specification, StoredTool } from '../../../domain/tools/tool';
import { centsToInputText } from '../../../domain/values/money';
import { hasVisibleText } from '../../../domain/values/visibleText';
import { requiredText } from '../../ui/form/textRules';
import { getTerms, type TermsValues, termsStart } from './termsForm';
import { readPrice } from './typedNumbers';

/** Converts a member's own tool from the service's response into the shape of the store and the form. */
function storedTool({ tool, state }: OwnTool): StoredTool {
  const { specifications, includedItems, usageInstructions } = tool;
  return {
    ...toListing(tool),
    specifications,
    includedItems,
    usageInstructions: usageInstructions ?? '',
    availability: state === 'PUBLISHED' ? 'available' : 'hidden',
  };
}

/** The fields of the add form and the edit form (§3, edit form), and the further ones of the service. */
export interface ToolFormValues extends TermsValues {
  name: string;
  description: string;
  /** Kroner as the value of a number input: `75`, `19.95`. */
  pricePerDay: string;
  location: string;
  /** The names of the categories, as §9 lists them. */
  categories: string[];
  /** At least one row, which may be blank. */
  specifications: Specification[];
  /** At least one row, which may be blank. */
  whatsIncluded: string[];
  usageInstructions: string;
  imageUrl: string;
  /** The addresses of the uploaded photographs, in their order; empty in the letter. */
  pictures: readonly string[];
}

const blankSpecification: Specification = { key: '', value: '' };

export const toolFormStart: ToolFormValues = {
  name: '',
  description: '',
  pricePerDay: '',
  location: '',
  categories: [],
  specifications: [blankSpecification],
  whatsIncluded: [''],
  usageInstructions: '',
  imageUrl: '',
  pictures: [],
  ...termsStart,
};

/** In the order of §5. */
export const toolFormMessages = [
  /*i18n*/ 'Please fill in all required fields',
  /*i18n*/ 'Please select at least one category',
  /*i18n*/ 'Please enter a valid price',
] as const;
const [fieldMissing, categoryMissing, priceWrong] = toolFormMessages;

/** The fields that the first message is about. */
export const requiredToolFields = ['name', 'description', 'pricePerDay', 'location'] as const;

/** The required fields that are blank, the categories last. */
export function missingToolFields(values: ToolFormValues) {
  const blank = requiredToolFields.filter((field) => values[field].trim() === '');
  return values.categories.length === 0 ? [...blank, 'categories' as const] : blank;
}

export const toolFormSchema = object({
  name: requiredText(fieldMissing),
  description: requiredText(fieldMissing),
  pricePerDay: string()
    .trim()
    .required(fieldMissing)
    .test('price', priceWrong, (typed = '') => readPrice(typed) !== null),
  location: requiredText(fieldMissing),
  categories: array().of(string().required()).min(1, categoryMissing),
});

/** The complete rows: a row with a blank key or value is dropped (§5). */
export function filledSpecifications(rows: readonly Specification[]): Specification[] {
  return rows
    .map(({ key, value }) => ({ key: key.trim(), value: value.trim() }))
    .filter(({ key, value }) => hasVisibleText(key) && hasVisibleText(value));
}

/** The items that are not blank (§5). */
export function filledItems(items: readonly string[]): string[] {
  return items.map((item) => item.trim()).filter(hasVisibleText);
}

function trimmed(values: ToolFormValues) {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    location: values.location.trim(),
    usageInstructions: values.usageInstructions.trim(),
    specifications: filledSpecifications(values.specifications),
  };
}

interface SentPicture {
  data: string;
  filename: string;
  contentType: string;
}

/**
 * The input of `CreateTool` (§3, D20). Without an image address, it has that of the default picture (§5).
 * The values must have passed the schema. Edge: a category that is not in the list is left out.
 */
export function createToolInput(
  values: ToolFormValues,
  categories: readonly { id: number; name: string }[],
  picture: SentPicture | null,
) {
  const { imageUrl, pricePerDay, whatsIncluded } = values;
  return {
    ...trimmed(values),
    pricePerDayCents: readPrice(pricePerDay) ?? 0,
    imageUrl: imageUrl || defaultToolImageUrl,
    categoryIds: categories
      .filter(({ name }) => values.categories.includes(name))
      .map(({ id }) => id),
    includedItems: filledItems(whatsIncluded),
    ...(picture && {
      mainImage: {
        data: picture.data,
        filename: picture.filename,
        contentType: picture.contentType,
      },
    }),
  };
}

/** The tool that the service has created from the values, in the shape of the store (D6). */
export function createdTool(
  values: ToolFormValues,
  made: { id: string; name: string; description: string },
  pictureUrl: string | null,
): StoredTool {
  return {
    ...trimmed(values),
    ...made,
    pricePerDayCents: readPrice(values.pricePerDay) ?? 0,
    categories: categoriesNamed(values.categories),
    imageUrl: pictureUrl ?? (values.imageUrl || defaultToolImageUrl),
    availability: 'available',
    includedItems: filledItems(values.whatsIncluded),
  };
}

/** The payload of the edit form (§7): its fields, the price as a number of kroner, and the cleaned lists. */
export function changesFromForm(values: ToolFormValues) {
  return {
    ...trimmed(values),
    pricePerDay: (readPrice(values.pricePerDay) ?? 0) / 100,
    categories: values.categories,
    imageUrl: values.imageUrl,
    whatsIncluded: filledItems(values.whatsIncluded),
  };
}

/** A tool as form values, with a blank row where it has no rows. */
export function toolToFormValues(tool: StoredTool): ToolFormValues {
  const { name, description, location, imageUrl, specifications = [], includedItems = [] } = tool;
  return {
    name,
    description,
    pricePerDay: centsToInputText(tool.pricePerDayCents),
    location,
    categories: tool.categories.map((category) => category.name),
    specifications: specifications.length > 0 ? specifications : [blankSpecification],
    whatsIncluded: includedItems.length > 0 ? includedItems : [''],
    usageInstructions: tool.usageInstructions ?? '',
    imageUrl,
    pictures: [],
    ...termsStart,
  };
}

/** A member's own tool as values of the form. The default drawing is left out: it stands for "no photograph". */
export function ownToolToFormValues(own: OwnTool): ToolFormValues {
  return {
    ...toolToFormValues(storedTool(own)),
    ...getTerms(own),
    pictures: own.tool.imageUrls.filter((url) => url !== defaultToolImageUrl),
  };
}

/** Whether two states of the form are equal. Edge: a blank row is ignored; a half-filled row counts. */
export function saysTheSame(one: ToolFormValues, other: ToolFormValues): boolean {
  const told = (values: ToolFormValues) =>
    JSON.stringify({
      ...values,
      categories: [...values.categories].sort(),
      specifications: values.specifications
        .filter(({ key, value }) => key !== '' || value !== '')
        .map(({ key, value }) => [key, value]),
      whatsIncluded: values.whatsIncluded.filter((item) => item !== ''),
    });
  return told(one) === told(other);
}

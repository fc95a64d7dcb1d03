import { array, object, string } from 'yup';
import { categoriesNamed } from '../../../domain/categories';
import { centsToInputText } from '../../../domain/money';
import { defaultToolImageUrl } from '../../../domain/pictures';
import type { OwnTool, Specification, StoredTool } from '../../../domain/tool';
import { storedTool } from './storedTool';
import { type TermsValues, termsOf, termsStart } from './termsForm';
import { readPrice } from './typedNumbers';

/** What adding and editing a tool ask for (§3, edit form), and what live asks beyond it. */
export interface ToolFormValues extends TermsValues {
  name: string;
  description: string;
  /** Kroner as a number input gives them: `75`, `19.95`. */
  pricePerDay: string;
  location: string;
  /** Names, as §9 lists them. */
  categories: string[];
  /** At least one row, which may be blank. */
  specifications: Specification[];
  /** At least one row, which may be blank. */
  whatsIncluded: string[];
  usageInstructions: string;
  imageUrl: string;
  /** Addresses of the photographs that the service has, in their order; none in the sample. */
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

export const toolFormSchema = object({
  name: string().trim().required(fieldMissing),
  description: string().trim().required(fieldMissing),
  pricePerDay: string()
    .trim()
    .required(fieldMissing)
    .test('price', priceWrong, (typed = '') => readPrice(typed) !== null),
  location: string().trim().required(fieldMissing),
  categories: array().of(string().required()).min(1, categoryMissing),
});

/** The rows that say something: a blank key or value drops the row (§5). */
function filledSpecifications(rows: readonly Specification[]): Specification[] {
  return rows
    .map(({ key, value }) => ({ key: key.trim(), value: value.trim() }))
    .filter(({ key, value }) => key !== '' && value !== '');
}

/** The items that say something (§5). */
function filledItems(items: readonly string[]): string[] {
  return items.map((item) => item.trim()).filter((item) => item !== '');
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
 * What `CreateTool` takes (§3, D20). Without an image address the default picture's is sent (§5).
 * Edge: a category that the list does not have is left out; the values have passed the schema.
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

/** The tool that the service has made of the values, as the store keeps one (D6). */
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

/** What the edit form sends (§7): its fields, the price as a number of kroner, and the cleaned lists. */
export function toolChanges(values: ToolFormValues) {
  return {
    ...trimmed(values),
    pricePerDay: (readPrice(values.pricePerDay) ?? 0) / 100,
    categories: values.categories,
    imageUrl: values.imageUrl,
    whatsIncluded: filledItems(values.whatsIncluded),
  };
}

/** A tool as the form shows it, with a row to type in where it has none. */
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

/** An own tool as live's form shows it. Who has no photograph yet has the default drawing, which is none. */
export function ownToolToFormValues(own: OwnTool): ToolFormValues {
  return {
    ...toolToFormValues(storedTool(own)),
    ...termsOf(own),
    pictures: own.tool.imageUrls.filter((url) => url !== defaultToolImageUrl),
  };
}

/** Whether two states of the form say the same. Edge: a row that is blank throughout says nothing; half a row does. */
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

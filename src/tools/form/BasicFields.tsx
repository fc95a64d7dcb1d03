import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import { FormikTextArea, FormikTextField } from '../../ui/form/FormikFields';
import { Grid } from '../../ui/Grid';
import { Stack } from '../../ui/Stack';
import { CategoryChips } from './CategoryChips';
import { Fold } from './Fold';
import { PriceField } from './PriceField';
import type { ToolFormValues } from './toolForm';
import { type ToolFormMarks, useToolFormMarks } from './useToolFormMarks';

export interface BasicFieldsProps {
  marks: ToolFormMarks;
  /** The names to choose from; null while they load. */
  categories: readonly string[] | null;
}

/** In px. At least as high as its rows. */
const descriptionHeight = { min: 0, max: 400 };

/** Name and description of the tool. The description of the letter keeps its height. */
export function NameFields({
  marks,
  grows = false,
}: Pick<BasicFieldsProps, 'marks'> & { grows?: boolean }) {
  const { i18n } = useLingui();
  const mark = useToolFormMarks(marks);
  return (
    <>
      <FormikTextField
        {...mark('name')}
        label={i18n.t('Name')}
        hint={i18n.t('Write the kind, brand and size')}
        autoComplete="off"
        required
      />
      <FormikTextArea
        {...mark('description')}
        label={i18n.t('Description')}
        hint={i18n.t('Write what the tool can do and what it is good for')}
        rows={5}
        autoGrow={grows ? descriptionHeight : undefined}
        required
      />
    </>
  );
}

/** Where the tool is picked up. */
export function LocationField({ marks }: Pick<BasicFieldsProps, 'marks'>) {
  const { i18n } = useLingui();
  const mark = useToolFormMarks(marks);
  return (
    <FormikTextField
      {...mark('location')}
      label={i18n.t('Location')}
      hint={i18n.t('A Danish town, part of town or postcode')}
      autoComplete="address-level2"
      required
    />
  );
}

/** The required fields: name, description, price, location and categories (§5). */
export function BasicFields({ marks, categories }: BasicFieldsProps) {
  const mark = useToolFormMarks(marks);
  return (
    <Stack $gap={5}>
      <NameFields marks={marks} />
      <Grid $tabletColumns={2} $gap={5}>
        <PriceField {...mark('pricePerDay')} />
        <LocationField marks={marks} />
      </Grid>
      <CategoryChips {...mark('categories')} names={categories} />
    </Stack>
  );
}

/** The same fields where a tool is edited: its place and categories are folded, because they seldom change. */
export function EditedBasicFields({ marks, categories }: BasicFieldsProps) {
  const { i18n } = useLingui();
  const { values } = useFormikContext<ToolFormValues>();
  const mark = useToolFormMarks(marks);
  const names = values.categories.map((name) => i18n.t(name));
  const now = [values.location.trim(), ...names].filter((text) => text !== '').join(', ');
  return (
    <Stack $gap={5}>
      <NameFields marks={marks} grows />
      <Grid $tabletColumns={2}>
        <PriceField {...mark('pricePerDay')} />
      </Grid>
      <Fold
        name="place and categories"
        heading={i18n.t('Location and categories')}
        now={now || i18n.t('None')}
        isWrong={[mark('location'), mark('categories')].some((field) => 'error' in field)}
      >
        <Stack $gap={5}>
          <LocationField marks={marks} />
          <CategoryChips {...mark('categories')} names={categories} />
        </Stack>
      </Fold>
    </Stack>
  );
}

import { useFormikContext } from 'formik';
import { formatKroner } from '../../../domain/money';
import { FormikTextArea } from '../../ui/form/FormikTextArea';
import { FormikTextField } from '../../ui/form/FormikTextField';
import { Grid } from '../../ui/Grid';
import { Stack } from '../../ui/Stack';
import { CategoryChips } from './CategoryChips';
import { readPrice, type ToolFormValues } from './toolForm';
import { type ToolFormMarks, useToolFormMarks } from './useToolFormMarks';

interface Props {
  marks: ToolFormMarks;
  /** The names to choose from; null until they are there. */
  categories: readonly string[] | null;
}

/** What every tool needs: name, description, price, location and categories (§5). */
export function BasicFields({ marks, categories }: Props) {
  const { values } = useFormikContext<ToolFormValues>();
  const mark = useToolFormMarks(marks);
  const cents = readPrice(values.pricePerDay);

  return (
    <Stack $gap={5}>
      <FormikTextField
        {...mark('name')}
        label="Name"
        hint="What people search for: kind, brand, size"
        autoComplete="off"
        required
      />
      <FormikTextArea
        {...mark('description')}
        label="Description"
        hint="What it can do, and what it is best used for"
        rows={5}
        required
      />
      <Grid $tabletColumns={2} $gap={5}>
        {/*
         * Not type="number", which takes no comma in some browsers and languages: `19,95` must do (D3).
         * The bounds of §5 are kept by the schema: 0 at least, steps of one øre.
         */}
        <FormikTextField
          {...mark('pricePerDay')}
          label="Price per day"
          inputMode="decimal"
          min={0}
          step={0.01}
          suffix={<span lang="da">kr.</span>}
          hint={
            cents === null ? (
              'For example 75 or 19,95'
            ) : (
              <>
                Listed at {formatKroner(cents, 'en')} <span lang="da">kr./dag</span>
              </>
            )
          }
          autoComplete="off"
          required
        />
        <FormikTextField
          {...mark('location')}
          label="Location"
          hint="A Danish town, part of town or postcode"
          autoComplete="address-level2"
          required
        />
      </Grid>
      <CategoryChips {...mark('categories')} names={categories} />
    </Stack>
  );
}

import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { FormikTextArea } from '../../ui/form/FormikFields';
import { BasicFields } from './BasicFields';
import { FormSection } from './FormSection';
import { IncludedRows } from './IncludedRows';
import { SpecificationRows } from './SpecificationRows';
import type { ToolFormMarks } from './useToolFormMarks';

interface Props {
  marks: ToolFormMarks;
  /** The names to choose from; null while they load. */
  categories: readonly string[] | null;
  /** Null where the photographs have sections of their own. */
  picture: ReactNode | null;
}

/** The five sections of the form that adds and edits a tool (§2). */
export function ToolFormSections({ marks, categories, picture }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <FormSection
        heading={i18n.t('Basic Information')}
        text={i18n.t(
          'What it is, what it costs and where to pick it up. Everything here is required.',
        )}
      >
        <BasicFields marks={marks} categories={categories} />
      </FormSection>
      <FormSection
        heading={i18n.t('Specifications')}
        text={i18n.t('Borrowers compare these figures. Fill in both fields of a row.')}
      >
        <SpecificationRows />
      </FormSection>
      <FormSection
        heading={i18n.t("What's Included")}
        text={i18n.t('Everything the borrower gets with the tool.')}
      >
        <IncludedRows />
      </FormSection>
      <FormSection
        heading={i18n.t('Usage Instructions')}
        text={i18n.t('What you would tell the borrower before the first use.')}
      >
        <FormikTextArea name="usageInstructions" label={i18n.t('Usage Instructions')} rows={4} />
      </FormSection>
      {picture !== null && (
        <FormSection heading={i18n.t('Photos')} text={i18n.t('Take a clear picture in daylight.')}>
          {picture}
        </FormSection>
      )}
    </>
  );
}

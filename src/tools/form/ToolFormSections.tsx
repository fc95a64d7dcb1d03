import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { FormikTextArea } from '../../ui/form/FormikFields';
import { BasicFields } from './BasicFields';
import { FormSection } from './FormSection';
import { IncludedRows } from './IncludedRows';
import { SpecificationRows } from './SpecificationRows';
import type { ToolFormMarks } from './useToolFormMarks';

/** The included items. */
export function IncludedSection() {
  const { i18n } = useLingui();
  return (
    <FormSection
      heading={i18n.t("What's Included")}
      text={i18n.t('Everything the borrower gets with the tool.')}
    >
      <IncludedRows />
    </FormSection>
  );
}

/** The figures of the tool. */
export function SpecificationsSection() {
  const { i18n } = useLingui();
  return (
    <FormSection
      heading={i18n.t('Specifications')}
      text={i18n.t('Borrowers compare these figures. Fill in both fields of a row.')}
    >
      <SpecificationRows />
    </FormSection>
  );
}

/** How the tool is used. */
export function UsageSection() {
  const { i18n } = useLingui();
  return (
    <FormSection
      heading={i18n.t('Usage Instructions')}
      text={i18n.t('What you would tell the borrower before the first use.')}
    >
      <FormikTextArea name="usageInstructions" label={i18n.t('Usage Instructions')} rows={4} />
    </FormSection>
  );
}

interface Props {
  marks: ToolFormMarks;
  /** The names to choose from; null while they load. */
  categories: readonly string[] | null;
  /** Null where the photographs have sections of their own. */
  picture: ReactNode | null;
}

/**
 * The sections on one page: those of §2 in its order, or, where the photographs have sections of their own, in the
 * order of the steps of a new tool.
 */
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
      {picture === null && <IncludedSection />}
      <SpecificationsSection />
      {picture !== null && <IncludedSection />}
      <UsageSection />
      {picture !== null && (
        <FormSection heading={i18n.t('Photos')} text={i18n.t('Take a clear picture in daylight.')}>
          {picture}
        </FormSection>
      )}
    </>
  );
}

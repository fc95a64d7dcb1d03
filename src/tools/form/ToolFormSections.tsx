import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormikTextArea } from '../../ui/form/FormikFields';
import { BasicFields, type BasicFieldsProps } from './BasicFields';
import { Fold } from './Fold';
import { FormSection } from './FormSection';
import { IncludedRows } from './IncludedRows';
import { SpecificationRows } from './SpecificationRows';
import { filledItems, filledSpecifications, type ToolFormValues } from './toolForm';
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

interface Props extends BasicFieldsProps {
  picture: ReactNode;
}

/** Included items, specifications and instructions for the borrower, folded. */
export function BorrowerFolds({ errors }: Pick<ToolFormMarks, 'errors'>) {
  const { i18n } = useLingui();
  const { values } = useFormikContext<ToolFormValues>();
  const isWrong = (name: string) => errors.some(({ field }) => field === name);
  const none = i18n.t('None');
  const included = filledItems(values.whatsIncluded).join(', ');
  const specifications = filledSpecifications(values.specifications)
    .map(({ key, value }) => `${key} ${value}`)
    .join(', ');
  return (
    <>
      <Fold
        name="included items"
        heading={i18n.t("What's Included")}
        now={none}
        written={included}
        isWrong={isWrong('whatsIncluded')}
      >
        <IncludedRows />
      </Fold>
      <Fold
        name="specifications"
        heading={i18n.t('Specifications')}
        now={none}
        written={specifications}
        isWrong={isWrong('specifications')}
      >
        <SpecificationRows />
      </Fold>
      <Fold
        name="usage instructions"
        heading={i18n.t('Usage Instructions')}
        now={none}
        written={values.usageInstructions.trim()}
        isWrong={isWrong('usageInstructions')}
      >
        <FormikTextArea name="usageInstructions" label={i18n.t('Usage Instructions')} rows={4} />
      </Fold>
    </>
  );
}

/** The sections of the letter on one page, in the order of §2. */
export function ToolFormSections({ picture, ...basic }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <FormSection
        heading={i18n.t('Basic Information')}
        text={i18n.t(
          'What it is, what it costs and where to pick it up. Everything here is required.',
        )}
      >
        <BasicFields {...basic} />
      </FormSection>
      <SpecificationsSection />
      <IncludedSection />
      <UsageSection />
      <FormSection heading={i18n.t('Photos')} text={i18n.t('Take a clear picture in daylight.')}>
        {picture}
      </FormSection>
    </>
  );
}

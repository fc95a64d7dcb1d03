import { useLingui } from '@lingui/react';
import type { ToolState } from '../../../domain/tools/tool';
import type { FieldError } from '../../ui/form/firstProblem';
import { FormSection } from './FormSection';
import { PhotosField } from './PhotosField';
import { TermsSection, VisibilitySection } from './TermsSections';
import type { Photos } from './usePhotos';

export interface PhotosAndTermsProps {
  /** Which part to show; all of them when left out. */
  part?: 'photos' | 'terms' | undefined;
  photos: Photos;
  /** The errors in the red box. `boxId` is its id. */
  errors: readonly FieldError[];
  boxId: string;
  /** The states that the tool can have once it is saved. */
  states: readonly ToolState[];
}

/** Photographs, terms and visibility. */
export function PhotosAndTerms({ part, photos, errors, boxId, states }: PhotosAndTermsProps) {
  const { i18n } = useLingui();
  return (
    <>
      {part !== 'terms' && (
        <FormSection
          heading={i18n.t('Photos')}
          text={i18n.t('Take clear photos in daylight. Drag them into order, or use the arrows.')}
        >
          <PhotosField {...photos} />
        </FormSection>
      )}
      {part !== 'photos' && (
        <>
          <TermsSection errors={errors} boxId={boxId} />
          <VisibilitySection states={states} />
        </>
      )}
    </>
  );
}

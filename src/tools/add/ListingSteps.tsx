import { useLingui } from '@lingui/react';
import { ChevronLeft } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { ErrorSlot } from '../../ui/form/FormError';
import type { FieldError } from '../../ui/form/firstProblem';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import type { Category } from '../api/catalogueApi';
import { LocationField, NameFields } from '../form/BasicFields';
import { CancelLink } from '../form/CancelLink';
import { BesidePreview, CardPreview } from '../form/CardPreview';
import { CategoryChips } from '../form/CategoryChips';
import { FormProblem } from '../form/FormProblem';
import { FormSection } from '../form/FormSection';
import { PhotosSection } from '../form/PhotosSection';
import { isUnderWay } from '../form/photoList';
import { TermsSection, VisibilitySection } from '../form/TermsSections';
import { IncludedSection, SpecificationsSection, UsageSection } from '../form/ToolFormSections';
import { useBoxMessages } from '../form/useBoxMessages';
import type { Photos } from '../form/usePhotos';
import { useToolFormMarks } from '../form/useToolFormMarks';
import { type ListingStep, lastStep, listingSteps } from './listingStep';
import { PriceStep } from './PriceStep';
import { SendingStatus } from './SendingStatus';
import { StepProgress } from './StepProgress';
import { useGuessedCategory } from './useGuessedCategory';

const { border, color, depth, shadow, space } = theme;

/** A new tool is published immediately, or stays a draft. */
const newStates = ['PUBLISHED', 'DRAFT'] as const;

const Title = styled(Heading)`
  scroll-margin-block-start: ${space[24]};
  &:focus:not(:focus-visible) {
    outline: none;
  }
`;
/* On a phone the buttons stay in view below the fields. */
const Buttons = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  ${media.belowTablet} {
    position: sticky;
    /* Above the bar with the member's places. */
    inset-block-end: var(--bottom-bar, 0rem);
    z-index: ${depth.stickyBar};
    margin-inline: calc(-1 * ${space[4]});
    padding: ${space[3]} ${space[4]} 
      calc(${space[3]} + var(--bottom-inset, env(safe-area-inset-bottom)));
    background: ${color.surface};
    border-block-start: ${border.line} solid ${color.line};
    box-shadow: ${shadow.lifted};
    & > :last-child {
      flex: 1;
    }
  }
  ${media.low} {
    position: static;
  }
`;

interface Props {
  step: ListingStep;
  onStep: (step: ListingStep) => void;
  categories: readonly Category[] | null;
  /** The names of the categories to choose from; null while they load. */
  offered: readonly string[] | null;
  photos: Photos;
  boxId: string;
  /** The errors in the red box. */
  errors: readonly FieldError[];
  isDraft: boolean;
  sending: boolean;
}

/** A new tool in three steps, with a preview of its card. The values of all steps are kept by the form around them. */
export function ListingSteps(props: Props) {
  const { i18n } = useLingui();
  const { step, onStep, categories, offered, photos, boxId, errors, isDraft, sending } = props;
  const marks = { errors, boxId, below: true };
  const mark = useToolFormMarks(marks);
  const { guessed, confirm } = useGuessedCategory();
  const messages = useBoxMessages(errors, true, listingSteps[step].fields);
  const title = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);

  // Before the layout effect of the form, which moves the focus on to a wrong field.
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    title.current?.focus();
  }, [step]);

  const note = guessed
    ? i18n.t('We guessed {category} from the name. Change it if that is wrong.', {
        category: i18n.t(guessed),
      })
    : '';
  return (
    <BesidePreview>
      <Stack $gap={5}>
        <StepProgress step={step} onStep={onStep} />
        <Title level={2} ref={title} tabIndex={-1}>
          {i18n.t('Step {number} of {count}: {title}', {
            number: step + 1,
            count: listingSteps.length,
            title: i18n.t(listingSteps[step].title),
          })}
        </Title>
        {step === 0 && (
          <>
            <PhotosSection photos={photos} />
            <FormSection
              heading={i18n.t('What it is')}
              text={i18n.t('Everything here is required.')}
            >
              <Stack $gap={5}>
                <NameFields marks={marks} grows />
                <CategoryChips
                  {...mark('categories')}
                  names={offered}
                  note={note}
                  guessed={guessed}
                  onConfirm={confirm}
                />
                <LocationField marks={marks} />
              </Stack>
            </FormSection>
          </>
        )}
        {step === 1 && <PriceStep marks={marks} categories={categories} />}
        {step === 2 && (
          <>
            <IncludedSection />
            <SpecificationsSection />
            <UsageSection />
            <TermsSection errors={errors} boxId={boxId} />
            <VisibilitySection states={newStates} />
          </>
        )}
        <ErrorSlot id={boxId}>
          <FormProblem messages={messages} />
        </ErrorSlot>
        {sending && (
          <SendingStatus pictureBytes={null} photosLeft={photos.photos.filter(isUnderWay).length} />
        )}
        <Buttons data-sticky-bar="">
          {step === 0 ? (
            <CancelLink to={addresses.dashboard} busy={sending} />
          ) : (
            <Button
              variant="secondary"
              icon={<ChevronLeft aria-hidden="true" />}
              disabled={sending}
              onClick={() => onStep(step === lastStep ? 1 : 0)}
            >
              {i18n.t('Back')}
            </Button>
          )}
          <SubmitButton loading={sending}>
            {step !== lastStep
              ? i18n.t('Next')
              : isDraft
                ? i18n.t('Save Draft')
                : i18n.t('Add Tool')}
          </SubmitButton>
        </Buttons>
      </Stack>
      <CardPreview pictureUrl={photos.photos[0]?.previewUrl ?? undefined} />
    </BesidePreview>
  );
}

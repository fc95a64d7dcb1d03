import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { failureMessages } from '../../platform/store/failureMessages';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Disclosure } from '../../ui/Disclosure';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { lazyDialog } from '../../ui/lazyDialog';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import type { BookingDetails } from '../api/bookingsApi';
import {
  type HandoverPicture,
  useHandoverQuery,
  useRemoveHandoverPictureMutation,
} from '../api/handoverApi';
import { HandoverChecklist } from './HandoverChecklist';
import { HandoverPhotos } from './HandoverPhotos';
import { moments } from './handoverWords';
import { getOtherName } from './useBookingWords';

const { Dialog: PhotoDialog } = lazyDialog(
  async () => (await import('./HandoverPhotoDialog')).HandoverPhotoDialog,
);

/** Pick-up on the left, return on the right, on a phone too, so that the two can be compared. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[4]};
  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const notRemoved = /*i18n*/ 'We could not remove the photo. Please try again.';

interface Props {
  booking: BookingDetails;
  /** Whether it is unfolded at first, as on the day of a hand-over. */
  isOpen: boolean;
}

/** Checklists and photographs of pick-up and return, for both members. All of it is optional. */
export function HandoverRecord({ booking, isOpen }: Props) {
  const { i18n } = useLingui();
  const { id, role } = booking;
  const { currentData: handover, isError, isFetching, refetch } = useHandoverQuery(id);
  const [removePicture, { isLoading }] = useRemoveHandoverPictureMutation();
  const [opened, setOpened] = useScreenState<HandoverPicture | null>('handover photo', null);
  const [open, setOpen] = useScreenState('handover photo open', false);
  const [problem, setProblem] = useScreenState<string | null>('handover photo problem', null);

  if (handover === null) return null;
  if (!handover) {
    return isError && !isFetching ? (
      <LoadFailed onRetry={() => void refetch()}>
        {i18n.t('We could not load the checklist and the photos.')}
      </LoadFailed>
    ) : (
      <Skeleton $height="12rem" $shape="lines" />
    );
  }
  const { photographs, canAdd, includedItems } = handover;
  const shown = moments.filter(
    (moment) => canAdd.includes(moment) || photographs.some((each) => each.moment === moment),
  );
  const hasTicks = includedItems.some(({ ticks }) => ticks.length > 0);
  if (shown.length === 0 && !hasTicks) return null;

  function onOpen(picture: HandoverPicture) {
    setProblem(null);
    setOpened(picture);
    setOpen(true);
  }
  async function onRemove(pictureId: string) {
    setProblem(null);
    const { data, error } = await removePicture({ id, pictureId });
    const [refused = null] = error ? failureMessages(error, notRemoved) : data.errors;
    setProblem(refused);
    if (refused === null) setOpen(false);
  }

  return (
    <Card as="section" aria-labelledby="booking-record" $padding="tight">
      <Disclosure
        plain
        name="booking record"
        defaultOpen={isOpen}
        summary={
          <Heading level={2} look="tiny" id="booking-record">
            {i18n.t('Checklist and photos')}
          </Heading>
        }
      >
        <Stack $gap={6}>
          {canAdd.length > 0 ? (
            <Text $tone="muted">
              {i18n.t(
                'Take a photo before and after, so that you can both see how the tool looked. Only the two of you can see it, and we can if you disagree.',
              )}
            </Text>
          ) : null}
          <HandoverChecklist booking={booking} handover={handover} />
          {shown.length === 0 ? null : (
            <Sides data-alone={shown.length === 1 || undefined}>
              {shown.map((moment) => (
                <HandoverPhotos key={moment} handover={handover} moment={moment} onOpen={onOpen} />
              ))}
            </Sides>
          )}
        </Stack>
      </Disclosure>
      {opened ? (
        <PhotoDialog
          open={open}
          onClose={() => setOpen(false)}
          picture={opened}
          by={opened.by === role ? i18n.t('You') : getOtherName(booking)}
          busy={isLoading}
          problem={problem}
          onRemove={() => void onRemove(opened.id)}
        />
      ) : null}
    </Card>
  );
}

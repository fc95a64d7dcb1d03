import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadPicture } from '../../platform/browser/sendFile';
import { failureMessages } from '../../platform/store/failureMessages';
import { useUploadPicture } from '../../platform/store/useUploadPicture';
import type { Photo } from '../../tools/form/photoList';
import { createPhotoUploadQueue } from '../../tools/form/photoUploadQueue';
import { type HandoverMoment, useAddHandoverPictureMutation } from '../api/handoverApi';

const notShown = /*i18n*/ 'We could not add the photo. Please try again.';

export interface SendingPhotos {
  /** The photographs that are uploading, and those that failed. */
  sending: readonly Photo[];
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
}

/** Uploads photographs and adds them to a booking. Once added, a photograph is no longer in `sending`. */
export function useHandoverPhotos(bookingId: string, moment: HandoverMoment): SendingPhotos {
  const upload = useUploadPicture();
  const [addPicture] = useAddHandoverPictureMutation();
  const [queue] = useState(() => {
    const send: UploadPicture = async (picture, watch) => {
      const kept = await upload(picture, watch);
      if ('problem' in kept) return kept;
      watch.signal.throwIfAborted();
      const { data, error } = await addPicture({ id: bookingId, moment, url: kept.url });
      if (error) return { problem: failureMessages(error, notShown)[0] ?? notShown, again: true };
      const [problem] = data.errors;
      return problem === undefined ? kept : { problem, again: false };
    };
    return createPhotoUploadQueue(send, []);
  });
  useEffect(() => () => queue.close(), [queue]);
  const { photos } = useSyncExternalStore(queue.subscribe, queue.shown, queue.shown);
  useEffect(() => {
    for (const { id, step } of photos) if (step === 'kept') queue.remove(id);
  }, [photos, queue]);
  return {
    sending: photos.filter(({ step }) => step !== 'kept'),
    add: queue.add,
    retry: queue.retry,
    remove: queue.remove,
  };
}

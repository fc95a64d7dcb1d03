import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { cropPicture } from '../../platform/browser/preparePicture';
import type { UploadPicture } from '../../platform/browser/sendFile';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FormError } from '../../ui/form/FormError';
import { ProgressBar } from '../../ui/ProgressBar';
import { Stack } from '../../ui/Stack';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { cropSquare, middle } from './circleCrop';
import { PhotoCrop } from './PhotoCrop';

export interface PhotoDialogProps {
  open: boolean;
  onClose: () => void;
  /** The address of the chosen picture in this browser. */
  url: string;
  onUpload: UploadPicture;
  /** Resolves to the reason why it was not saved, or to null. */
  onSave: (avatar: string) => Promise<string | null>;
}

const failed = /*i18n*/ 'We could not save your photo. Please try again.';

/** Crops a picture to a profile photograph and uploads it. */
export function PhotoDialog({ open, onClose, url, onUpload, onSave }: PhotoDialogProps) {
  const { i18n } = useLingui();
  const lang = useScreenLanguage('en');
  const [crop, setCrop] = useState(middle);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(new DOMException('Closed', 'AbortError')), []);

  const send = async (picture: HTMLImageElement, signal: AbortSignal) => {
    if (!size) return failed;
    const file = await cropPicture(picture, cropSquare(size, crop));
    const sent = await onUpload(file, { signal, onProgress: setPercent });
    return 'problem' in sent ? sent.problem : onSave(sent.url);
  };
  const save = async () => {
    if (!image.current || running.current) return;
    const own = new AbortController();
    running.current = own;
    setProblem(null);
    setPercent(0);
    let refused: string | null = failed;
    try {
      refused = await send(image.current, own.signal);
    } catch (error) {
      if (!own.signal.aborted) console.error(error);
    }
    running.current = null;
    if (own.signal.aborted) return;
    setPercent(null);
    setProblem(refused);
    if (refused === null) onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={i18n.t('Your photo')}
      closeLabel={i18n.t('Close')}
      lang={lang}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {i18n.t('Cancel')}
          </Button>
          <Button onClick={() => void save()} loading={percent !== null} disabled={size === null}>
            {i18n.t('Save photo')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <PhotoCrop
          url={url}
          size={size}
          crop={crop}
          onCrop={setCrop}
          onSize={setSize}
          image={image}
        />
        {percent !== null && <ProgressBar label={i18n.t('Uploading your photo')} value={percent} />}
        <FormError message={problem} />
      </Stack>
    </Dialog>
  );
}

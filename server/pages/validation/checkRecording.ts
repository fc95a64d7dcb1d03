import { maskSecrets } from '../../../domain/recordings/maskSecrets';
import { readRecording } from '../../../domain/recordings/readRecording';
import { limits } from '../../config/limits';
import { type Message, message } from '../../texts/translate';

const { bytes } = limits.contact.recording;

/** The parts of a recording that are stored, masked again: the file may have been edited. */
function maskRecording(text: string): string | null {
  const recording = readRecording(text);
  if (typeof recording === 'string') return null;
  const { version, times, first, actions } = recording;
  return JSON.stringify({
    app: 'Skuret',
    version: typeof version === 'string' ? version.slice(0, 100) : version,
    times: Array.isArray(times) ? times.filter((time) => typeof time === 'number') : undefined,
    preloadedState: JSON.stringify(maskSecrets(first)),
    payload: JSON.stringify(actions.map((action) => maskSecrets(action))),
  });
}

/** The text of a recording as it is stored, or why it is not. */
export function checkRecording(text: string): { recording: string } | { errors: Message[] } {
  const tooLarge = { errors: [message('contact.recordingTooLarge', { kilobytes: bytes / 1000 })] };
  if (Buffer.byteLength(text) > bytes) return tooLarge;
  try {
    const recording = maskRecording(text);
    if (recording === null) return { errors: [message('contact.recordingForeign')] };
    return Buffer.byteLength(recording) > bytes ? tooLarge : { recording };
  } catch {
    // Lists in lists, too deep to be masked.
    return { errors: [message('contact.recordingForeign')] };
  }
}

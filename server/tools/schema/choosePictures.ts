import { limits } from '../../config/limits';
import type { RequestContext } from '../../context/context';
import type { Executor } from '../../database/openDatabase';
import { fieldError, type Message } from '../../texts/translate';
import { pictureAddress, pictureHash } from '../pictures/pictureAddress';
import { lockPictures, picturesToShow } from '../records/pictures';

/** Pictures that a person may use. */
export interface ChosenPictures {
  /** Addresses as they are stored, in the given order. */
  urls: string[];
  /** Hashes of the uploaded ones among them. */
  hashes: string[];
}

const notHere = fieldError('pictures', 'pictures.gone');
const tooMany = fieldError('pictures', 'pictures.tooMany', {
  max: limits.tool.pictures.max,
});

/** Pictures were deleted between the check and the transaction that uses them. */
class PicturesGone extends Error {}

/**
 * Pictures by their addresses, each once. Allowed are Skuret's drawings and what the person has uploaded or already
 * uses; for all others it returns an error for the person to read.
 */
export async function choosePictures(
  addresses: readonly string[],
  userId: number,
  { pictures, executor }: RequestContext,
): Promise<ChosenPictures | { error: Message }> {
  const urls = new Set<string>();
  const hashes = new Set<string>();
  for (const given of addresses) {
    const address = given.trim();
    const hash = pictureHash(address);
    if (hash !== null) hashes.add(hash);
    urls.add(hash === null ? address : pictureAddress(hash));
    if (urls.size > limits.tool.pictures.max) return { error: tooMany };
  }
  if (hashes.size > 0) {
    const mayShow = await picturesToShow(executor, userId, [...hashes]);
    if (mayShow.size < hashes.size) return { error: notHere };
  }
  const there = await Promise.all([...urls].map((url) => pictures.has(url)));
  if (there.includes(false)) return { error: notHere };
  return { urls: [...urls], hashes: [...hashes] };
}

/**
 * Runs `work` with the pictures locked, so that no scheduled job deletes them meanwhile. Throws `PicturesGone` when one
 * is gone.
 */
export async function whileHeld<T>(
  executor: Executor,
  userId: number,
  hashes: readonly string[],
  work: (executor: Executor) => Promise<T>,
): Promise<T> {
  if (hashes.length === 0) return work(executor);
  const held = async (transaction: Executor) => {
    if (!(await lockPictures(transaction, userId, hashes))) throw new PicturesGone();
    return work(transaction);
  };
  return executor.isTransaction ? held(executor) : executor.transaction().execute(held);
}

/** Returns the message for `PicturesGone`; throws every other error again. */
export function picturesGoneError(error: unknown): Message {
  if (error instanceof PicturesGone) return notHere;
  throw error;
}

import path from 'node:path';
import { projectFolder } from '../config/projectFolder';
import type { Executor } from '../database/openDatabase';
import { createPictures, type Pictures } from '../tools/pictures/createPictures';
import { findDrawings } from '../tools/pictures/findDrawings';
import { openPictureStore } from '../tools/pictures/openPictureStore';
import { insertPicture } from '../tools/records/pictures';
import type { Start } from './createStart';
import { deleteUnusedPictures } from './deleteExpiredRows';
import type { StartOptions } from './StartOptions';

const publicFolder = path.join(projectFolder, 'public');

/** Opens the picture store. */
export async function startPictures(
  { log, metrics, schedule }: Start,
  executor: Executor,
  { dataDir, picturesS3 }: Pick<StartOptions, 'dataDir' | 'picturesS3'>,
): Promise<Pictures> {
  const store = await openPictureStore(
    { folder: path.join(dataDir, 'pictures'), s3: picturesS3 },
    (error) => {
      metrics.pictureStoreFailures.inc();
      log.error({ err: error }, 'picture store unavailable');
    },
  );
  schedule('hourly', () => deleteUnusedPictures(executor, store));
  return createPictures(store, await findDrawings(publicFolder), (picture) =>
    insertPicture(executor, picture),
  );
}

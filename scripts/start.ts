/** `npm start`: builds the app if needed, then opens, migrates, seeds and serves. */
import { buildAppIfNeeded } from './appBuild';

buildAppIfNeeded();
await import('../server/main');

/** Builds the app for the service, unless a build is there that is newer than its sources. */
import { buildAppIfNeeded } from './appBuild';

buildAppIfNeeded();

import { addresses } from './addresses';

/**
 * The path to open after sign-in: the requested one when it is a path of this app, else the dashboard (D7: no open
 * redirect). Edge: `//host`, `/\host` and control characters can lead to other hosts and are refused.
 */
export function safeReturnPath(asked: string | null): string {
  if (asked === null || !/^\/(?![/\\])[\x20-\x5b\x5d-\x7e]*$/.test(asked))
    return addresses.dashboard;
  return asked;
}

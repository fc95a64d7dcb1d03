/** How long who has deleted their account can come back (live.md, People). */
const daysToComeBack = 14;

/** When an account that is deleted now is gone for good. */
export function leavesAt(now: Date): Date {
  return new Date(now.getTime() + daysToComeBack * 86_400_000);
}

/** What others read instead of the name of who has left. Said in English it is `Former member`. */
export const formerMemberName = 'Tidligere medlem';

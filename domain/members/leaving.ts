/** How long a member can restore a deleted account. */
const daysToComeBack = 14;

/** When an account that is deleted now is erased permanently. */
export function leavesAt(now: Date): Date {
  return new Date(now.getTime() + daysToComeBack * 86_400_000);
}

/** The name that others see for a member who has left. In English it is `Former member`. */
export const formerMemberName = 'Tidligere medlem';

/** In every language. */
export const formerMemberNames: readonly string[] = [formerMemberName, 'Former member'];

import type { ApiTokenScope } from '../../../../domain/members/apiTokens';

/** The labels of the scopes. */
export const scopeNames: Record<ApiTokenScope, string> = {
  READ_OWN: /*i18n*/ 'Read your tools, bookings, amounts and notifications',
  MANAGE_TOOLS: /*i18n*/ 'Add, change and delete your tools, and block days',
  MANAGE_BOOKINGS: /*i18n*/ 'Answer, cancel and change bookings, and hand over tools',
};

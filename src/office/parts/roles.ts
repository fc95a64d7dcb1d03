import type { StaffRole } from '../api/schemaTypes.generated';

export const roleNames: Record<StaffRole, string> = {
  SUPPORT: /*i18n*/ 'support',
  LEAD: /*i18n*/ 'leder',
};

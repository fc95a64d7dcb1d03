import type { StaffRole } from '../api/officeDocuments.generated';

export const roleNames: Record<StaffRole, string> = {
  SUPPORT: /*i18n*/ 'support',
  LEAD: /*i18n*/ 'leder',
};

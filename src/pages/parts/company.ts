/** The company behind the product, for the information pages. It is an example: no such company is registered. */
export const company = {
  name: 'Skuret ApS',
  street: 'Skurgangen 7',
  city: '2200 København N',
  country: /*i18n*/ 'Denmark',
  registration: 'CVR 12 34 56 78',
  supportEmail: 'support@skuret.example',
  privacyEmail: 'privacy@skuret.example',
  jobsEmail: 'jobs@skuret.example',
  supportHours: /*i18n*/ 'Monday to Friday, 9 am to 5 pm, Danish time',
} as const;

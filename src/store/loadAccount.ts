/** The code that works with the account; a visitor's page does not fetch it. */
export const loadAccount = () => import(/* webpackChunkName: "account" */ './account');

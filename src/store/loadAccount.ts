/** What speaks with the account: a visitor's page does without it. */
export const loadAccount = () => import(/* webpackChunkName: "account" */ './account');

interface Colleague {
  name: string;
  role: string;
  about: string;
  picture: string;
}

/** The people behind the product (§2). */
export const team: readonly Colleague[] = [
  {
    name: 'Ida Vestergaard',
    role: /*i18n*/ 'Founder and director',
    about: /*i18n*/ 'Carpenter first, then engineer. Still builds a staircase every summer.',
    picture: '/images/info/team-ida.svg',
  },
  {
    name: 'Jonas Bek',
    role: /*i18n*/ 'Product and design',
    about: /*i18n*/ 'Removes things from screens for a living. Owns one hammer, borrows the rest.',
    picture: '/images/info/team-jonas.svg',
  },
  {
    name: 'Samira Haddad',
    role: /*i18n*/ 'Technology',
    about: /*i18n*/ 'Keeps the lights on and the pages quick. Restores bicycles after dark.',
    picture: '/images/info/team-samira.svg',
  },
  {
    name: 'Palle Skov',
    role: /*i18n*/ 'Support and safety',
    about:
      /*i18n*/ 'Ran a hire shop in Vejle for eleven years. Has seen every way to bend a drill bit.',
    picture: '/images/info/team-palle.svg',
  },
];

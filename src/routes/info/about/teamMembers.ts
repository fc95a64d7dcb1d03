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
    role: 'Founder and director',
    about: 'Carpenter first, then engineer. Still builds a staircase every summer.',
    picture: '/images/info/team-ida.svg',
  },
  {
    name: 'Jonas Bek',
    role: 'Product and design',
    about: 'Removes things from screens for a living. Owns one hammer, borrows the rest.',
    picture: '/images/info/team-jonas.svg',
  },
  {
    name: 'Samira Haddad',
    role: 'Technology',
    about: 'Keeps the lights on and the pages quick. Restores bicycles after dark.',
    picture: '/images/info/team-samira.svg',
  },
  {
    name: 'Palle Skov',
    role: 'Support and safety',
    about: 'Ran a hire shop in Vejle for eleven years. Has seen every way to bend a drill bit.',
    picture: '/images/info/team-palle.svg',
  },
];

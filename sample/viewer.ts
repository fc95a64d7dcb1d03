/** The member whose data the sample shows: the first demo account of the service, whoever is signed in. */
export const viewerId = '9';

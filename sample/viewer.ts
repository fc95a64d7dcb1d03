/** Whose world the sample is: the first demo sign-in of the service, whoever is signed in. */
export const viewerId = '9';

/** The modules that inject endpoints, each in the chunk of the screens that use it. */
const modules = [
  () => import('./accountApi'),
  () => import('./bookingStepsApi'),
  () => import('./bookingsApi'),
  () => import('./catalogueApi'),
  () => import('./contactApi'),
  () => import('./conversationsApi'),
  () => import('./favouritesApi'),
  () => import('./lendingApi'),
  () => import('./moneyApi'),
  () => import('./noticesApi'),
  () => import('./peopleApi'),
  () => import('./profileApi'),
  () => import('./pushApi'),
  () => import('./receiptsApi'),
  () => import('./signInApi'),
];

/** Loads them all: an imported session speaks of endpoints whose screens were never opened here. */
export async function loadEveryEndpoint(): Promise<void> {
  await Promise.all(modules.map((load) => load()));
}

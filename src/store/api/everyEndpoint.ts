/** The modules that inject endpoints, each in the chunk of the screens that use it. */
const modules = [
  () => import('./accountApi'),
  () => import('./bookingChangesApi'),
  () => import('./bookingStepsApi'),
  () => import('./bookingsApi'),
  () => import('./calendarApi'),
  () => import('./catalogueApi'),
  () => import('./contactApi'),
  () => import('./conversationsApi'),
  () => import('./dayWatchesApi'),
  () => import('./debtsApi'),
  () => import('./facetsApi'),
  () => import('./favouritesApi'),
  () => import('./handoverApi'),
  () => import('./homeApi'),
  () => import('./latelyApi'),
  () => import('./leavingApi'),
  () => import('./lendingApi'),
  () => import('./moneyApi'),
  () => import('./noticesApi'),
  () => import('./offlineApi'),
  () => import('./passkeysApi'),
  () => import('./placesApi'),
  () => import('./peopleApi'),
  () => import('./profileApi'),
  () => import('./pushApi'),
  () => import('./receiptsApi'),
  () => import('./secondFactorApi'),
  () => import('./securityApi'),
  () => import('./bookingReviewsApi'),
  () => import('./safetyApi'),
  () => import('./savedSearchesApi'),
  () => import('./signInApi'),
  () => import('./similarApi'),
  () => import('./suggestionsApi'),
  () => import('./toolApi'),
  () => import('./toolMapApi'),
];

/** Loads them all, because an imported session may hold endpoints whose screens were never opened here. */
export async function loadEveryEndpoint(): Promise<void> {
  await Promise.all(modules.map((load) => load()));
}

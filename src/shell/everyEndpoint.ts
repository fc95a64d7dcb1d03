/** The modules that inject endpoints, each in the chunk of the screens that use it. */
const modules = [
  () => import('../members/api/accountApi'),
  () => import('../bookings/api/bookingChangesApi'),
  () => import('../bookings/api/bookingStepsApi'),
  () => import('../bookings/api/bookingsApi'),
  () => import('../bookings/api/calendarApi'),
  () => import('../tools/api/catalogueApi'),
  () => import('../pages/api/contactApi'),
  () => import('../conversations/api/conversationsApi'),
  () => import('../search/api/dayWatchesApi'),
  () => import('../payments/api/debtsApi'),
  () => import('../search/api/facetsApi'),
  () => import('../tools/api/favouritesApi'),
  () => import('../bookings/api/handoverApi'),
  () => import('../pages/api/homeApi'),
  () => import('../tools/api/recentlyViewedApi'),
  () => import('../members/api/leavingApi'),
  () => import('../tools/api/lendingApi'),
  () => import('../payments/api/moneyApi'),
  () => import('../notifications/api/noticesApi'),
  () => import('../platform/api/offlineApi'),
  () => import('../members/api/passkeysApi'),
  () => import('../search/api/placesApi'),
  () => import('../members/api/peopleApi'),
  () => import('../members/api/profileApi'),
  () => import('../notifications/api/pushApi'),
  () => import('../payments/api/receiptsApi'),
  () => import('../members/api/secondFactorApi'),
  () => import('../members/api/securityApi'),
  () => import('../members/api/bookingReviewsApi'),
  () => import('../members/api/safetyApi'),
  () => import('../search/api/savedSearchesApi'),
  () => import('../members/api/signInApi'),
  () => import('../tools/api/similarApi'),
  () => import('../search/api/suggestionsApi'),
  () => import('../tools/api/toolApi'),
  () => import('../search/api/toolMapApi'),
];

/** Loads them all, because an imported session may hold endpoints whose screens were never opened here. */
export async function loadEveryEndpoint(): Promise<void> {
  await Promise.all(modules.map((load) => load()));
}

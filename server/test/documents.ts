/** The documents that the app sends, and two of them with one thing more that only tests ask for. */
import * as app from '../../src/store/api/documents.generated';

export const searchTools = String(app.SearchToolsDocument);
export const tool = String(app.ToolDocument);
export const currentUser = String(app.CurrentUserDocument);
export const categories = String(app.CategoriesDocument);
export const createTool = String(app.CreateToolDocument);
export const signIn = String(app.SignInUserDocument);
export const signUp = String(app.SignUpUserDocument);
export const signOut = String(app.SignOutDocument);

/** Those that need a signed-in person. */
export const guarded: Record<string, string> = {
  myTools: String(app.MyToolsDocument),
  borrowedTools: String(app.BorrowedToolsDocument),
  activeLendReservations: String(app.ActiveLendReservationsDocument),
  completedLendReservations: String(app.CompletedLendReservationsDocument),
};

/** With `$first`, which the app leaves to the service. */
export const searchToolsFirst = searchTools
  .replace('$after: String', '$after: String, $first: Int')
  .replace('after: $after', 'after: $after\n    first: $first');

/** With the address of the tool's picture. */
export const createToolWithPicture = createTool.replace('description', 'description imageUrl');

/** What the add form sends at least. */
export const newTool = {
  name: 'Havefræser',
  description: 'Vender jorden i et højbed på et kvarter.',
  location: 'Roskilde',
  pricePerDayCents: 12_500,
  categoryIds: [2],
};

/** What lists answer of it. */
export const listedTool = (id: number | string) => ({
  id: String(id),
  name: newTool.name,
  description: newTool.description,
  location: newTool.location,
  imageUrl: '/images/tools/default.svg',
  pricePerDayCents: newTool.pricePerDayCents,
  categories: [{ id: 2, name: 'Garden & Lawn', code: 'garden-tools' }],
});

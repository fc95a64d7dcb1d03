/** Documents that ask for everything that the specification names (§3, §7). */
const listFields =
  'id name description location imageUrl pricePerDayCents categories { id name code }';

export const searchTools = `query searchTools($searchTerm: String, $categoryIds: [Int!], $priceCentsMin: Int, $priceCentsMax: Int,
  $distanceMax: Int, $ratingMin: Int, $orderBy: ToolOrder, $orderDirection: OrderDirection, $first: Int, $after: String) {
  searchTools(searchTerm: $searchTerm, categoryIds: $categoryIds, priceCentsMin: $priceCentsMin, priceCentsMax: $priceCentsMax,
    distanceMax: $distanceMax, ratingMin: $ratingMin, orderBy: $orderBy, orderDirection: $orderDirection, first: $first, after: $after) {
    ${listFields} ratingAverage searchCursor
  }
}`;

export const tool = `query tool($id: ID!) {
  tool(id: $id) {
    ${listFields} depositCents brandName model powerDescription condition weightGrams ageMonths usageInstructions
    featured includedItems specifications { key value } maxAvailableCount reviewCount ratingAverage searchCursor
    owner { id name createdAt about reviewCount ratingAverage avatarImageUrl }
    reviews { id rating comment createdAt createdByUser { id name avatarImageUrl } }
  }
}`;

export const currentUser =
  'query currentUser { currentUser { id email name createdAt about reviewCount ratingAverage avatarImageUrl toolCount } }';

export const categories = 'query categories { categories { id name description code } }';

export const guarded: Record<string, string> = {
  myTools: `query myTools { myTools { ${listFields} } }`,
  borrowedTools: `query borrowedTools { borrowedTools { ${listFields} } }`,
  activeLendReservations:
    'query activeLendReservations { activeLendReservations { id startDate endDate status } }',
  completedLendReservations:
    'query completedLendReservations { completedLendReservations { id startDate endDate status } }',
};

export const createTool = `mutation CreateTool($input: CreateToolInput!) {
  createTool(input: $input) { tool { id name description imageUrl } errors }
}`;

export const signIn = `mutation signInUser($email: String!, $password: String!, $rememberMe: Boolean) {
  signInUser(email: $email, password: $password, rememberMe: $rememberMe) { token errors }
}`;

export const signUp = `mutation signUpUser($name: String!, $email: String!, $password: String!) {
  signUpUser(name: $name, email: $email, password: $password) { token errors }
}`;

export const signOut = 'mutation signOut { signOut { errors } }';

/** What the add form sends at least. */
export const newTool = {
  name: 'Havefræser',
  description: 'Vender jorden i et højbed på et kvarter.',
  location: 'Roskilde',
  pricePerDayCents: 12_500,
  categoryIds: [2],
};

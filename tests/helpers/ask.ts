export interface Answer {
  status: number;
  data: Record<
    string,
    { token?: string | null; errors?: string[]; tool?: { id: string } | null; id?: string } | null
  > | null;
  errors: { message: string; extensions?: { code?: string } }[];
}

const password = 'et-godt-kodeord';

/** Sends a GraphQL request as the app does. Throws when no response comes. */
export async function ask(
  url: string,
  query: string,
  variables: object = {},
  token = '',
  headers: Record<string, string> = {},
): Promise<Answer> {
  const authorization = token && `Bearer ${token}`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data = null, errors = [] } = (await response.json()) as Partial<Answer>;
  return { status: response.status, data, errors };
}

export async function signUp(url: string, email: string): Promise<string> {
  const { data, errors } = await ask(
    url,
    'mutation ($email: String!, $password: String!) { signUpUser(name: "Tillid", email: $email, password: $password) { token errors } }',
    { email, password },
  );
  const token = data?.['signUpUser']?.token;
  if (!token) throw new Error(JSON.stringify(errors));
  await declarePrivate(url, token);
  return token;
}

/** Declares that a new member lends as a private person; otherwise they cannot list tools. */
export async function declarePrivate(url: string, token: string): Promise<void> {
  await ask(
    url,
    'mutation { updateProfile(input: { lender: { kind: PRIVATE } }) { errors } }',
    {},
    token,
  );
}

/** The token of a member who has signed up with `signUp`. */
export async function signIn(url: string, email: string): Promise<string> {
  const { data, errors } = await ask(
    url,
    'mutation ($email: String!, $password: String!) { signInUser(email: $email, password: $password) { token errors } }',
    { email, password },
  );
  const token = data?.['signInUser']?.token;
  if (!token) throw new Error(JSON.stringify(errors));
  return token;
}

export const createTool = `mutation ($input: CreateToolInput!) { createTool(input: $input) { tool { id } errors } }`;

export const newTool = (name: string) => ({
  name,
  description: 'Vender jorden i et højbed.',
  location: 'Roskilde',
  pricePerDayCents: 12_500,
  categoryIds: [2],
});

import { ask, createTool, declarePrivate, newTool } from '../helpers/ask';

const password = 'et-godt-kodeord';
let members = 0;

export interface Member {
  name: string;
  email: string;
  password: string;
  token: string;
}

/** Creates a new member, who has no data of other journeys. */
export async function signUpMember(url: string, name: string): Promise<Member> {
  members += 1;
  const email = `${name.toLowerCase()}-${process.pid}-${members}@skuret.example`;
  const { data, errors } = await ask(
    url,
    'mutation ($name: String!, $email: String!, $password: String!) { signUpUser(name: $name, email: $email, password: $password) { token errors } }',
    { name, email, password },
  );
  const token = data?.['signUpUser']?.token;
  if (!token) throw new Error(JSON.stringify(errors));
  await declarePrivate(url, token);
  return { name, email, password, token };
}

/** Lists a garden tool of the member, with a deposit of 300 kr. Returns its id. */
export async function listTool(
  url: string,
  { token }: Member,
  instantBooking: boolean,
): Promise<string> {
  const input = {
    ...newTool('Havefræser'),
    depositCents: 30_000,
    pickupAddress: 'Algade 5, 4000 Roskilde',
    rules: { instantBooking },
  };
  const { data } = await ask(url, createTool, { input }, token);
  const id = data?.['createTool']?.tool?.id;
  if (!id) throw new Error('The tool was not listed');
  return id;
}

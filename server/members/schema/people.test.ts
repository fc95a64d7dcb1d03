import sharp from 'sharp';
import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  token = await service.signUp();
});

const updateProfile = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  errors fieldErrors { field message } user { id name about location avatarImageUrl } } }`;
const whoAmI = '{ currentUser { id name about location avatarImageUrl } }';

async function update(input: object) {
  const { data, errors } = await service.graphql(updateProfile, { input }, token);
  expect(errors).toEqual([]);
  return data.updateProfile;
}
const me = async () => (await service.graphql(whoAmI, {}, token)).data.currentUser;

test('a profile update is visible to everyone', async () => {
  const { errors, user } = await update({
    name: '  Karla   Holm ',
    about: 'Bygger skure.\r\nOgså til andre.',
    location: 'Nørrebro, København',
  });
  expect(errors).toEqual([]);
  expect(user).toMatchObject({
    name: 'Karla Holm',
    about: 'Bygger skure.\nOgså til andre.',
    location: 'Nørrebro, København',
  });
  expect(await me()).toEqual(user);
  const { data } = await service.graphql(
    'query ($id: ID!) { member(id: $id) { name about location } }',
    { id: user.id },
  );
  expect(data.member).toEqual({
    name: 'Karla Holm',
    about: 'Bygger skure.\nOgså til andre.',
    location: 'Nørrebro, København',
  });
});

test('keeps omitted profile fields and clears blank ones', async () => {
  await update({ name: 'Karla', about: 'Hej', location: '8000' });
  expect((await update({ name: 'Karla To' })).user).toMatchObject({
    about: 'Hej',
    location: '8000',
  });
  const { user } = await update({ about: ' ', location: null });
  expect(user).toMatchObject({ name: 'Karla To', about: null, location: null });
  expect((await update({ name: null })).user).toMatchObject({ name: 'Karla To' });
});

test.each<[label: string, wrong: object, sentence: string]>([
  ['a blank name', { name: ' ' }, 'Name is required.'],
  ['a name of 121 characters', { name: 'å'.repeat(121) }, 'Name may be at most 120 characters.'],
  [
    'a bio of 5,001 characters',
    { about: 'å'.repeat(5_001) },
    'Bio may be at most 5,000 characters.',
  ],
  [
    'an unknown place',
    { location: 'Atlantis' },
    "Location: we don't know “Atlantis”. Use a Danish town or postcode.",
  ],
  [
    'a location of 121 characters',
    { location: 'å'.repeat(121) },
    'Location may be at most 120 characters.',
  ],
  [
    'a missing picture',
    {
      avatar: '/pictures/0000000000000000000000000000000000000000000000000000000000000000-960.webp',
    },
    'Photo: we cannot find it. Please choose it again.',
  ],
  [
    'a picture of another host',
    { avatar: 'https://example.com/a.png' },
    'Photo: we cannot find it. Please choose it again.',
  ],
  [
    'a drawing of a tool',
    { avatar: '/images/tools/drill.svg' },
    'Photo: we cannot find it. Please choose it again.',
  ],
])('rejects %s with a message and stores nothing', async (_label, wrong, sentence) => {
  const before = await me();
  const { user, errors } = await update({ name: 'Noget helt andet', ...wrong });
  expect({ user, errors }).toEqual({ user: null, errors: [sentence] });
  expect(await me()).toEqual(before);
});

test('lists all profile errors together, each with its field', async () => {
  const { errors, fieldErrors } = await update({
    name: '',
    location: 'Atlantis',
    about: 'x'.repeat(6_000),
  });
  expect(errors).toHaveLength(3);
  expect(fieldErrors.map(({ field }) => field)).toEqual(['name', 'about', 'location']);
  expect(fieldErrors.map((each) => each.message)).toEqual(errors);
});

test('sets an uploaded picture as avatar, and removes it', async () => {
  const mainImage = {
    data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    filename: 'a.png',
    contentType: 'image/png',
  };
  const made = await service.graphql(
    documents.createToolWithPicture,
    { input: { ...documents.newTool, mainImage } },
    token,
  );
  const { imageUrl } = made.data.createTool.tool;
  expect((await update({ avatar: imageUrl })).user.avatarImageUrl).toBe(imageUrl);
  const tool = await service.graphql(
    'query ($id: ID!) { tool(id: $id) { owner { avatarImageUrl } } }',
    { id: made.data.createTool.tool.id },
  );
  expect(tool.data.tool).toEqual({ owner: { avatarImageUrl: imageUrl } });
  expect((await update({ avatar: null })).user.avatarImageUrl).toBeNull();
});

test('a new home location changes distances only', async () => {
  const owner = await service.signUp();
  const made = await service.graphql(
    documents.createTool,
    { input: { ...documents.newTool, name: 'Flytteprøve', location: 'Aalborg' } },
    owner,
  );
  const near = async () => {
    const { data } = await service.graphql(
      'query { searchTools(searchTerm: "Flytteprøve", distanceMax: 20) { id } }',
      {},
      token,
    );
    return data.searchTools.map(({ id }) => id);
  };
  await update({ location: 'Odense' });
  expect(await near()).toEqual([]);
  await update({ location: 'Aalborg' });
  expect(await near()).toEqual([made.data.createTool.tool.id]);

  // The owner moves; the tool keeps its location.
  token = owner;
  await update({ location: 'Rønne' });
  const tool = await service.graphql('query ($id: ID!) { tool(id: $id) { location } }', {
    id: made.data.createTool.tool.id,
  });
  expect(tool.data.tool).toEqual({ location: 'Aalborg' });
});

test('settings have the specified defaults and change one at a time', async () => {
  const save = async (input: object) => {
    const { data } = await service.graphql(
      `mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) {
        errors user { settings { emailNotifications pushNotifications marketing } } } }`,
      { input },
      token,
    );
    expect(data.saveSettings.errors).toEqual([]);
    return data.saveSettings.user.settings;
  };
  expect(await save({})).toEqual({
    emailNotifications: true,
    pushNotifications: true,
    marketing: false,
  });
  expect(await save({ marketing: true })).toEqual({
    emailNotifications: true,
    pushNotifications: true,
    marketing: true,
  });
  expect(await save({ emailNotifications: false, pushNotifications: null })).toEqual({
    emailNotifications: false,
    pushNotifications: true,
    marketing: true,
  });
  const topics = await service.graphql(
    `mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) {
      user { settings { mutedMails mutedPushes } } } }`,
    { input: { mutedMails: ['SEARCHES', 'SEARCHES', 'REVIEWS'] } },
    token,
  );
  expect(topics.data.saveSettings.user.settings).toEqual({
    mutedMails: ['REVIEWS', 'SEARCHES'],
    mutedPushes: [],
  });
  const { data } = await service.graphql('{ currentUser { settings { marketing } } }', {}, token);
  expect(data.currentUser).toEqual({ settings: { marketing: true } });
});

test('the language defaults to “as given” and can return to it', async () => {
  const save = async (input: object) => {
    const { data, errors } = await service.graphql(
      `mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) {
        errors user { settings { language } } } }`,
      { input },
      token,
    );
    return data ? data.saveSettings.user.settings.language : errors?.length;
  };
  expect(await save({ marketing: false })).toBe('AS_GIVEN');
  expect(await save({ language: 'DANISH' })).toBe('DANISH');
  expect(await save({ language: null, marketing: true })).toBe('DANISH');
  expect(await save({ language: 'ENGLISH' })).toBe('ENGLISH');
  expect(await save({ language: 'AS_GIVEN' })).toBe('AS_GIVEN');
  expect(await save({ language: 'da' })).toBe(1);
});

test.each(['0', '-1', 'x', '1e3', '999999', '9'.repeat(30)])(
  'the unknown member %s is null, not an error',
  async (id) => {
    const { data, errors } = await service.graphql(
      'query ($id: ID!) { member(id: $id) { id } memberTools(memberId: $id) { id } memberReviews(memberId: $id) { id } }',
      { id },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ member: null, memberTools: [], memberReviews: [] });
  },
);

test('lists the newest fifty reviews of a member', async () => {
  const made = await service.graphql(documents.createTool, { input: documents.newTool }, token);
  const toolId = Number(made.data.createTool.tool.id);
  const { id } = await me();
  await service.executor
    .insertInto('reviews')
    .values(
      Array.from({ length: 55 }, (_, index) => ({
        tool_id: toolId,
        author_id: 1001,
        rating: 4,
        comment: `Nummer ${index}`,
        created_at: new Date(Date.UTC(2026, 0, 1 + index)),
        published_at: new Date(Date.UTC(2026, 0, 1 + index)),
      })),
    )
    .execute();
  const { data } = await service.graphql(
    'query ($id: ID!) { memberReviews(memberId: $id) { comment tool { id name } } }',
    { id },
  );
  expect(data.memberReviews.map(({ comment }) => comment)).toEqual(
    Array.from({ length: 50 }, (_, index) => `Nummer ${54 - index}`),
  );
  expect(data.memberReviews[0]?.tool).toEqual({ id: String(toolId), name: documents.newTool.name });
});

test('a profile hides the e-mail, and has no response rate without requests', async () => {
  const { data } = await service.graphql(
    '{ member(id: "1001") { emailConfirmed responseRate responseMinutes } }',
  );
  expect(data.member).toEqual({ emailConfirmed: false, responseRate: null, responseMinutes: null });
  const asked = await service.graphql('{ member(id: "1001") { email } }');
  expect(asked.errors[0]?.message).toContain('Cannot query field');
});

test('concurrent updates of different fields are both kept', async () => {
  const [one, two] = await Promise.all([
    update({ name: 'Fra den ene' }),
    update({ about: 'Fra den anden' }),
  ]);
  expect([...one.errors, ...two.errors]).toEqual([]);
  expect(await me()).toMatchObject({ name: 'Fra den ene', about: 'Fra den anden' });
});

/** Uploads a picture of one colour as a member. Returns its address. */
async function uploaded(as: string, background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const response = await fetch(`${service.url}/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  const { url } = (await response.json()) as { url: string };
  return url;
}

const getHash = (address: string) => /[0-9a-f]{64}/.exec(address)?.[0] ?? '';
const uploads = async () => {
  const rows = await service.executor.selectFrom('picture_uploads').selectAll().execute();
  return rows.map(({ user_id, sha256 }) => `${user_id} ${sha256}`);
};

test('rejects another member’s upload as avatar', async () => {
  const avatar = await uploaded(await service.signUp(), 'orchid');
  const message = 'Photo: we cannot find it. Please choose it again.';
  expect(await update({ avatar })).toEqual({
    user: null,
    errors: [message],
    fieldErrors: [{ field: 'avatar', message }],
  });
});

test('keeps a replaced avatar for a day, in which it can be restored', async () => {
  const [first, second] = [await uploaded(token, 'teal'), await uploaded(token, 'gold')];
  const { user } = await update({ avatar: first });
  await service.executor.deleteFrom('picture_uploads').execute();
  expect(await uploads()).toEqual([]);
  // The picture is in use already, so setting it again changes nothing.
  expect((await update({ avatar: first })).errors).toEqual([]);
  expect((await update({ avatar: null })).errors).toEqual([]);
  expect(await uploads()).toEqual([`${user.id} ${getHash(first)}`]);
  expect((await update({ avatar: first })).user.avatarImageUrl).toBe(first);
  expect((await update({ avatar: second })).errors).toEqual([
    'Photo: we cannot find it. Please choose it again.',
  ]);
});

import { limits } from '../../config/limits';
import { translate } from '../../texts/translate';
import { checkProfile } from './checkProfile';

const { user } = limits;

test.each<[object, object]>([
  [{}, {}],
  [{ name: null }, {}],
  [{ name: '  Mette   Holm ' }, { name: 'Mette Holm' }],
  [{ name: 'x'.repeat(user.name.max) }, { name: 'x'.repeat(user.name.max) }],
  [{ about: ' Hej\r\nalle ' }, { about: 'Hej\nalle' }],
  [{ about: null }, { about: null }],
  [{ about: ' ' }, { about: null }],
  [{ about: 'x'.repeat(user.about.max) }, { about: 'x'.repeat(user.about.max) }],
  [{ location: ' ' }, { place: null }],
  [{ location: null }, { place: null }],
  [{ avatar: ' /pictures/a.webp ' }, { avatarImageUrl: '/pictures/a.webp' }],
  [{ avatar: ' ' }, { avatarImageUrl: null }],
  [{ avatar: null }, { avatarImageUrl: null }],
])('for the input %j changes %j', (input, changes) => {
  expect(checkProfile(input)).toEqual({ changes });
});

test('stores the coordinates of a known place', () => {
  expect(checkProfile({ location: ' Odense ' })).toEqual({
    changes: {
      place: {
        location: 'Odense',
        latitude: expect.closeTo(55.4, 0),
        longitude: expect.closeTo(10.4, 0),
      },
    },
  });
});

test.each<[object, string[]]>([
  [{ name: ' ' }, ['Name is required.']],
  [{ name: 'x'.repeat(user.name.max + 1) }, ['Name may be at most 120 characters.']],
  [{ about: 'x'.repeat(user.about.max + 1) }, ['Bio may be at most 5,000 characters.']],
  [{ location: 'x'.repeat(user.location.max + 1) }, ['Location may be at most 120 characters.']],
  [
    { location: 'Atlantis' },
    ['Location: we don’t know “Atlantis”. Use a Danish town or postcode.'],
  ],
  [
    { name: '', location: 'x'.repeat(121) },
    ['Name is required.', 'Location may be at most 120 characters.'],
  ],
])('rejects %j', (input, errors) => {
  const checked = checkProfile(input);
  const said = 'errors' in checked ? checked.errors.map((error) => translate(error, 'en')) : [];
  expect(said.map((text) => text.replace("'", '’'))).toEqual(errors);
});

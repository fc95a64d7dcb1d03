import { screen, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

const user = buildUser();

/** The switch at the foot of every page. */
const choices = () =>
  within(
    within(screen.getByRole('contentinfo')).getByRole('group', { name: /^(Sprog|Language)$/ }),
  );

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: takes away what the test has kept
  document.cookie = 'language=; path=/; max-age=0';
});

describe('the account language in the letter (D24)', () => {
  it('is not requested', async () => {
    const sample = await renderLetter('/not-there', { user });
    await sample.person.click(choices().getByRole('button', { name: 'English' }));
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(sample.api.calls.map(({ operationName }) => operationName)).toEqual(['currentUser']);
  });
});

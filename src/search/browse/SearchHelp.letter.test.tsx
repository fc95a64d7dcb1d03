import { screen } from '@testing-library/react';
import { buildFoundTool } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const ladder = {
  id: '7',
  name: 'Stige',
  location: 'Aarhus',
  imageUrl: '/images/tools/drill.svg',
  pricePerDayCents: 5_000,
  categories: [],
};
const garden = { name: 'Garden & Lawn', code: 'garden-tools' };
const none = { tools: [], categories: [], places: [], didYouMean: null };

type Options = NonNullable<Parameters<typeof renderRoute>[1]>;

/** The suggestions for a typed text. */
function suggest(term: unknown) {
  if (term === 'sti') return { ...none, tools: [ladder], categories: [garden] };
  if (term === 'vest') return { ...none, tools: [ladder], places: ['Vesterbro', 'Vestervig'] };
  return term === 'stoge' ? { ...none, didYouMean: 'stige' } : none;
}

const open = (path: string, options: Options = {}) =>
  renderRoute(path, {
    ...options,
    api: {
      searchTools: () => ({ searchTools: [buildFoundTool()] }),
      featuredTools: () => ({ featuredTools: [] }),
      searchSuggestions: ({ term }) => ({ searchSuggestions: suggest(term) }),
      tool: () => ({ tool: null }),
      ...options.api,
    },
  });
const field = () =>
  screen.getByLabelText<HTMLInputElement>(/Hvad leder du efter|Søg efter værktøj/);

describe.each(['/', '/browse'])('suggestions while typing at %s in the letter', (path) => {
  it('are not shown', async () => {
    const { api, person } = await open(path, { source: 'sample' });
    await person.type(field(), 'sti');
    await api.idle();
    expect(api.callsOf('searchSuggestions')).toHaveLength(0);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { buildFoundTool } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
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
const list = () => screen.findByRole('listbox', { name: 'Forslag til din søgning' });
const chosenOption = () =>
  within(screen.getByRole('listbox')).queryByRole('option', { selected: true });
const keep = (searches: string[]) =>
  localStorage.setItem('skuret.lately', JSON.stringify({ seen: ['1'], searches }));
const kept = () =>
  (JSON.parse(localStorage.getItem('skuret.lately') ?? '{}') as { searches?: string[] }).searches;

describe.each(['/', '/browse'])('suggestions while typing at %s', (path) => {
  it('are tools and categories, navigated with the arrow keys and chosen with Enter', async () => {
    const { person, address } = await open(path);
    await person.type(field(), 'sti');
    const options = within(await list());
    expect(
      options.getByRole('option', { name: /Stige.*Aarhus · 50\u00a0kr\.\/dag/ }),
    ).toBeInTheDocument();
    const box = screen.getByRole('combobox', { name: field().labels?.[0]?.textContent ?? '' });
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('2 forslag')).toBeInTheDocument();

    await person.keyboard('{ArrowUp}');
    const chosen = options.getByRole('option', { selected: true });
    expect(chosen).toHaveTextContent('Garden & Lawn');
    expect(box).toHaveAttribute('aria-activedescendant', chosen.id);
    await person.keyboard('{ArrowDown}');
    expect(options.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await person.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/tool/7'));
  });

  it('close with Escape, which keeps the text, and reopen with an arrow key', async () => {
    const { person } = await open(path);
    await person.type(field(), 'sti');
    await list();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('sti');
    expect(field()).not.toHaveAttribute('role');
    await person.keyboard('{ArrowDown}');
    expect(await list()).toBeInTheDocument();
    await person.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('are chosen with a click too', async () => {
    const { person, address } = await open(path);
    await person.type(field(), 'sti');
    await person.click(within(await list()).getByRole('option', { name: 'Garden & Lawn' }));
    await waitFor(() => expect(address()).toBe('/browse?category=garden-tools'));
  });

  it('include a group of places, which become the search location', async () => {
    const { person, address } = await open(path);
    await person.type(field(), 'vest');
    const places = within(within(await list()).getByRole('group', { name: 'Værktøj nær' }));
    expect(places.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Vesterbro',
      'Vestervig',
    ]);
    expect(screen.getByText('3 forslag')).toBeInTheDocument();
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(places.getByRole('option', { selected: true })).toHaveTextContent('Vesterbro');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/browse?near=Vesterbro'));
  });

  it('are recent searches before anything is typed, until they are cleared', async () => {
    keep(['motorsav', 'stillads']);
    const { person, address } = await open(path);
    await person.click(field());
    const options = within(await list());
    expect(options.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'motorsav',
      'stillads',
      'Ryd seneste søgninger',
    ]);
    await person.click(options.getByRole('option', { name: 'stillads' }));
    await waitFor(() => expect(address()).toBe('/browse?q=stillads'));
    expect(kept()).toEqual(['stillads', 'motorsav']);
  });

  it('clear the recent searches and nothing else', async () => {
    keep(['motorsav']);
    const { person } = await open(path);
    await person.click(field());
    await person.click(within(await list()).getByRole('option', { name: 'Ryd seneste søgninger' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(localStorage.getItem('skuret.lately')).toBe('{"seen":["1"],"searches":[]}');
  });

  it('show no error when they cannot be loaded', async () => {
    const { api, person } = await open(path, {
      api: {
        searchSuggestions: () => {
          throw new FakeNetworkError('down');
        },
      },
    });
    await person.type(field(), 'sti');
    await waitFor(() => expect(api.callsOf('searchSuggestions')).not.toHaveLength(0));
    await api.idle();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

it('a late response does not replace a newer one', async () => {
  let arrive: (data: unknown) => void = () => undefined;
  const { api, person } = await open('/browse', {
    api: {
      searchSuggestions: ({ term }) =>
        term === 'sav'
          ? new Promise((resolve) => {
              arrive = resolve as typeof arrive;
            })
          : { searchSuggestions: suggest(term) },
    },
  });
  await person.type(field(), 'sav');
  await waitFor(() => expect(api.callsOf('searchSuggestions')).toHaveLength(1));
  await person.clear(field());
  await person.type(field(), 'sti');
  expect(within(await list()).getByRole('option', { name: /Stige/ })).toBeInTheDocument();
  arrive({ searchSuggestions: { ...none, tools: [{ ...ladder, name: 'Rundsav' }] } });
  await api.idle();
  expect(screen.queryByRole('option', { name: /Rundsav/ })).not.toBeInTheDocument();
  expect(screen.getByRole('option', { name: /Stige/ })).toBeInTheDocument();
});

describe('a suggestion list that changes during keyboard navigation', () => {
  /** Chooses `option` of what is suggested for “sti”, then lets the answer for “stig” arrive. */
  async function chooseThenArrive(option: string, tools: unknown[]) {
    let arrive: (data: unknown) => void = () => undefined;
    const opened = await open('/browse', {
      api: {
        searchSuggestions: ({ term }) =>
          term === 'stig'
            ? new Promise((resolve) => {
                arrive = resolve as typeof arrive;
              })
            : { searchSuggestions: suggest(term) },
      },
    });
    await opened.person.type(field(), 'sti');
    await list();
    await opened.person.type(field(), 'g');
    await waitFor(() => expect(opened.api.callsOf('searchSuggestions')).toHaveLength(2));
    await opened.person.keyboard('{ArrowDown}');
    expect(chosenOption()).toHaveTextContent(option);
    arrive({ searchSuggestions: { ...none, tools } });
    await opened.api.idle();
    return opened;
  }
  const saw = { ...ladder, id: '8', name: 'Stiksav' };

  it('keeps the selected option when it is still present', async () => {
    const { person, address } = await chooseThenArrive('Stige', [saw, ladder]);
    expect(await screen.findByRole('option', { name: /Stiksav/ })).toBeInTheDocument();
    expect(chosenOption()).toHaveTextContent('Stige');
    expect(field()).toHaveAttribute('aria-activedescendant', chosenOption()?.id);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/tool/7'));
  });

  it('selects no other option when it is gone', async () => {
    const { person, address } = await chooseThenArrive('Stige', [saw]);
    expect(await screen.findByRole('option', { name: /Stiksav/ })).toBeInTheDocument();
    expect(chosenOption()).not.toBeInTheDocument();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/browse?q=stig'));
  });
});

it('an option whose label contains spaces has a valid id', async () => {
  const { person } = await open('/browse', {
    api: {
      searchSuggestions: () => ({
        searchSuggestions: { ...none, places: ['Kongens Lyngby'] },
      }),
    },
  });
  await person.type(field(), 'kong');
  await list();
  await person.keyboard('{ArrowDown}');
  const chosen = screen.getByRole('option', { name: 'Kongens Lyngby', selected: true });
  expect(chosen.id).not.toContain(' ');
  expect(field()).toHaveAttribute('aria-activedescendant', chosen.id);
});

it('a new search keeps the filters and is remembered once submitted', async () => {
  keep(['motorsav']);
  const { person, address } = await open('/browse?rating=4&q=sav');
  await person.clear(field());
  await person.type(field(), 'sti{Enter}');
  await waitFor(() => expect(address()).toBe('/browse?q=sti&rating=4'));
  await waitFor(() => expect(kept()).toEqual(['sti', 'motorsav']));
});

it('a new place keeps the filters', async () => {
  const { person, address } = await open('/browse?rating=4&near=Odense');
  await person.type(field(), 'vest');
  await person.click(within(await list()).getByRole('option', { name: 'Vesterbro' }));
  await waitFor(() => expect(address()).toBe('/browse?rating=4&near=Vesterbro'));
});

it('suggests a spelling correction as a link that keeps the filters', async () => {
  const { api, person, address } = await open('/browse?rating=4&q=stoge', {
    api: { searchTools: () => ({ searchTools: [] }) },
  });
  const link = await screen.findByRole('link', { name: 'stige' });
  // The service gets the filters, so that its correction finds something with them.
  expect(api.callsOf('searchSuggestions')[0]?.variables).toMatchObject({
    term: 'stoge',
    ratingMin: 4,
    distanceMax: 25,
  });
  expect(link.parentElement).toHaveTextContent('Mente du stige?');
  await person.click(link);
  await waitFor(() => expect(address()).toBe('/browse?rating=4&q=stige'));
  await waitFor(() => expect(screen.queryByText('Mente du')).not.toBeInTheDocument());
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { encodeCoast } from '../../../../domain/search/coast';
import { buildFoundTool } from '../../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../../tests/helpers/app/renderRoute';
import { plainSpaces } from '../../../../tests/helpers/plainSpaces';
import type { MapMark } from '../../api/toolMapApi';

const mark = (more: Partial<MapMark>): MapMark => ({
  latitude: 55.694,
  longitude: 12.546,
  placeName: 'Nørrebro',
  count: 1,
  hasMore: false,
  priceCentsMin: 7_500,
  toolName: 'Boremaskine',
  south: 55.694,
  west: 12.546,
  north: 55.694,
  east: 12.546,
  ...more,
});
const single = mark({});
const cluster = mark({
  latitude: 55.66,
  longitude: 12.3,
  placeName: 'Taastrup',
  count: 12,
  priceCentsMin: 4_000,
  toolName: null,
  south: 55.62,
  west: 12.25,
  north: 55.68,
  east: 12.35,
});
const drill = buildFoundTool({ id: '1', name: 'Boremaskine', pricePerDayCents: 7_500 });
const origin = { name: 'København', latitude: 55.676, longitude: 12.568 };

type Options = NonNullable<Parameters<typeof renderRoute>[1]>;

/** A screen with a map of 600 by 700 pixels, whose canvas cannot be drawn on. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(globalThis, {
    Path2D: class {
      moveTo() {}
      lineTo() {}
      closePath() {}
    },
  });
});
afterEach(() => jest.restoreAllMocks());

async function browse(query = '', api: Options['api'] = {}, coast = true) {
  const route = await renderRoute(`/browse${query}`, {
    api: {
      searchTools: () => ({ searchTools: [drill] }),
      searchOrigin: () => ({ searchOrigin: origin }),
      ToolMap: () => ({ toolMap: [single, cluster] }),
      MapTools: () => ({ mapTools: [drill] }),
      placeNear: () => ({ placeNear: { name: 'Taastrup' } }),
      ...api,
    },
  });
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (input !== '/map/coast.bin') return network(input, init);
    return coast
      ? new Response(encodeCoast([[1, 1, 2, 2, 1, 2]]))
      : new Response(null, { status: 503 });
  };
  // A map that a link opens covers the page, so the button behind it is hidden.
  const opened = query.includes('map=1');
  if (opened) await screen.findByRole('dialog', { name: 'Kort' });
  const button = await screen.findByRole('button', {
    name: opened ? 'Skjul kort' : 'Vis på kort',
    expanded: opened,
    hidden: opened,
  });
  return { ...route, button };
}

const marks = async () =>
  within(await screen.findByRole('list', { name: 'Steder på kortet' })).findAllByRole('button', {
    hidden: true,
  });
const asked = (route: { api: { callsOf: (name: string) => { variables: object }[] } }) =>
  route.api.callsOf('ToolMap').map(({ variables }) => variables as Record<string, unknown>);

test('shows an error for a coastline that failed to load, and retries', async () => {
  const { person, button } = await browse('', {}, false);
  await person.click(button);
  await screen.findByText('Noget af kortet kunne ikke hentes.');
  // The marks are shown nevertheless.
  expect(await marks()).toHaveLength(2);
});

describe('the map with a tile server', () => {
  const named = {
    tiles: 'https://tiles.example.org/{z}/{x}/{y}.png',
    'tiles-credit': '© Kortfabrikken',
  };
  const usual = globalThis.Image;
  const asked: string[] = [];
  const fetched: { src: string; crossOrigin: string | null; onload: (() => void) | null }[] = [];
  beforeEach(() => {
    asked.length = 0;
    fetched.length = 0;
    for (const [name, content] of Object.entries(named)) {
      const meta = Object.assign(document.createElement('meta'), { name, content });
      document.head.append(meta);
    }
    Object.assign(globalThis, {
      Image: class {
        crossOrigin: string | null = null;
        onload: (() => void) | null = null;
        #src = '';
        get src() {
          return this.#src;
        }
        set src(address: string) {
          this.#src = address;
          asked.push(address);
          fetched.push(this);
        }
      },
    });
  });
  const forget = () => {
    for (const name of Object.keys(named)) document.querySelector(`meta[name="${name}"]`)?.remove();
  };
  afterEach(() => {
    forget();
    Object.assign(globalThis, { Image: usual });
  });

  test('requests the visible tiles once each and shows the attribution', async () => {
    const { person, button } = await browse('?distance=10');
    expect(asked).toEqual([]);
    await person.click(button);
    await marks();
    expect(screen.getByText(/© Kortfabrikken/)).toBeInTheDocument();
    // 600 by 700 pixels around København, 10 km to each side: zoom 11 has it in 4 by 4 pictures at most.
    const before = asked.length;
    expect(before).toBeGreaterThanOrEqual(9);
    expect(before).toBeLessThanOrEqual(16);
    expect(asked[0]).toBe('https://tiles.example.org/11/1095/641.png');
    expect(new Set(asked).size).toBe(before);
    expect(fetched.every(({ crossOrigin }) => crossOrigin === 'anonymous')).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Zoom ind' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(asked.slice(before).every((address) => address.includes('.org/12/'))).toBe(true);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('requests no tiles when the page configures no server', async () => {
    forget();
    const { person, button } = await browse();
    await person.click(button);
    await marks();
    expect(asked).toEqual([]);
    expect(screen.queryByText(/Kortfabrikken/)).not.toBeInTheDocument();
  });
});

test('opens the map over the list with the markers, and Back closes it', async () => {
  const { person, button, address, history } = await browse();
  await person.click(button);
  const map = await screen.findByRole('dialog', { name: 'Kort' });
  expect(address()).toBe('/browse?map=1');
  expect((await marks()).map((each) => plainSpaces(each.textContent ?? ''))).toEqual([
    '75 kr.Boremaskine, Nørrebro',
    'fra 40 kr.12 stk.Taastrup',
  ]);
  expect(within(map).getByRole('link', { name: '© OpenStreetMap-bidragydere' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  act(() => history.go(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/browse');
});

test('closes the map with Escape and with its back button', async () => {
  const { person, button, address } = await browse('?q=bor');
  expect(button).toBeInTheDocument();
  await person.click(button);
  await screen.findByRole('dialog', { name: 'Kort' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/browse?q=bor'));
  await person.click(button);
  await person.click(await screen.findByRole('button', { name: 'Tilbage til listen' }));
  await waitFor(() => expect(address()).toBe('/browse?q=bor'));
});

test('opens the map from a link, and closing it shows the list', async () => {
  const { person, address } = await browse('?map=1');
  await person.click(await screen.findByRole('button', { name: 'Tilbage til listen' }));
  await waitFor(() => expect(address()).toBe('/browse'));
});

test('requests the same search as the list, within a box around the search area', async () => {
  const route = await browse('?map=1&q=bor&max=80&distance=10&sort=price-asc');
  await marks();
  const [first] = asked(route);
  expect(first).toMatchObject({ searchTerm: 'bor', priceCentsMax: 8_000, distanceMax: 10 });
  expect(first).not.toHaveProperty('orderBy');
  const { south, north, west, east } = {
    ...(first?.['box'] as Record<string, number> | undefined),
  };
  expect(south).toBeLessThan(55.676 - 10 / 111.2);
  expect(north).toBeGreaterThan(55.676 + 10 / 111.2);
  expect(west).toBeLessThan(12.568 - 10 / 62.7);
  expect(east).toBeGreaterThan(12.568 + 10 / 62.7);
});

test('begins with the nearest twenty tools instead of the whole search area', async () => {
  const far = Array.from({ length: 24 }, (_, index) =>
    buildFoundTool({ id: `${index}`, distanceMetres: (index + 1) * 200 }),
  );
  const route = await browse('?map=1', { searchTools: () => ({ searchTools: far }) });
  await marks();
  const { south } = { ...(asked(route)[0]?.['box'] as { south: number } | undefined) };
  // The twentieth is 4 km away; what is requested is a little larger than what is shown.
  expect(south).toBeLessThan(55.676 - 4 / 111.2);
  expect(south).toBeGreaterThan(55.676 - 10 / 111.2);
});

test('begins with eight places where the nearest tools are in fewer', async () => {
  const near = Array.from({ length: 16 }, (_, index) =>
    buildFoundTool({ id: `near ${index}`, location: 'Nørrebro', distanceMetres: 500 }),
  );
  const further = Array.from({ length: 8 }, (_, index) =>
    buildFoundTool({
      id: `far ${index}`,
      location: `Sted ${index}`,
      distanceMetres: (index + 1) * 1_000,
    }),
  );
  const searchTools = () => ({ searchTools: [...near, ...further] });
  const route = await browse('?map=1', { searchTools });
  await marks();
  const { south } = { ...(asked(route)[0]?.['box'] as { south: number } | undefined) };
  // The eighth place is 7 km away, the twentieth tool 4 km.
  expect(south).toBeLessThan(55.676 - 7 / 111.2);
});

test('marks the place of the card that is pointed at', async () => {
  const near = { ...drill, location: 'Nørrebro' };
  await browse('?map=1', { searchTools: () => ({ searchTools: [near] }) });
  const [first, second] = await marks();
  const list = screen.getByRole('list', { name: 'Værktøj', hidden: true });
  fireEvent.pointerOver(within(list).getByRole('article', { hidden: true }));
  expect(first).toHaveAttribute('data-marked');
  expect(second).not.toHaveAttribute('data-marked');
  fireEvent.pointerOver(document.body);
  expect(first).not.toHaveAttribute('data-marked');
});

test('lists the tools of a marker, and Escape closes them before the map', async () => {
  const { person, api } = await browse('?map=1');
  const [first] = await marks();
  fireEvent.click(first as HTMLElement);
  const panel = await screen.findByRole('region', { name: 'Værktøj ved Nørrebro' });
  expect(await within(panel).findByRole('link', { name: 'Boremaskine' })).toHaveAttribute(
    'href',
    '/tool/1',
  );
  expect(within(panel).getByRole('heading', { name: 'Nørrebro' })).toHaveFocus();
  expect(api.callsOf('MapTools')[0]?.variables).toMatchObject({
    distanceMax: 25,
    box: { south: 55.694, west: 12.546, north: 55.694, east: 12.546 },
  });
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Værktøj ved Nørrebro' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Kort' })).toBeInTheDocument();
});

test('retries tools that failed to load', async () => {
  const { person, api } = await browse('?map=1', {
    MapTools: () => {
      throw new FakeNetworkError();
    },
  });
  fireEvent.click((await marks())[0] as HTMLElement);
  const panel = await screen.findByRole('region', { name: 'Værktøj ved Nørrebro' });
  const again = await within(panel).findByRole('button', { name: 'Prøv igen' });
  api.answer('MapTools', () => ({ mapTools: [drill] }));
  await person.click(again);
  await within(panel).findByRole('link', { name: 'Boremaskine' });
});

test('a marker of several places zooms in, and the new area can be searched', async () => {
  const route = await browse('?map=1&distance=20');
  await marks();
  expect(screen.queryByRole('button', { name: 'Søg i dette område' })).not.toBeInTheDocument();
  fireEvent.click((await marks())[1] as HTMLElement);
  await waitFor(() => expect(asked(route)).toHaveLength(2));
  const [before, after] = asked(route);
  expect(Number(after?.['zoom'])).toBeGreaterThan(Number(before?.['zoom']));
  await route.person.click(await screen.findByRole('button', { name: 'Søg i dette område' }));
  await waitFor(() => expect(route.address()).toMatch(/near=Taastrup/));
  const [looked] = route.api.callsOf('placeNear');
  const { latitude, longitude } = { ...looked?.variables };
  expect(latitude).toBeCloseTo(55.65, 1);
  expect(longitude).toBeCloseTo(12.3, 1);
  expect(new URLSearchParams(route.address().split('?')[1]).get('distance')).toMatch(/^[1-9]$/);
});

test('moves and zooms the map with the keyboard', async () => {
  const route = await browse('?map=1&distance=20');
  await marks();
  const area = screen.getByRole('group', { name: 'Kort, flyt det med piletasterne' });
  act(() => area.focus());
  await route.person.keyboard('+');
  await waitFor(() => expect(asked(route)).toHaveLength(2));
  await route.person.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  await waitFor(() => {
    const boxes = asked(route) as { box: { north: number } }[];
    expect(boxes.at(-1)?.box.north).toBeGreaterThan(boxes[1]?.box.north ?? 90);
  });
  await route.person.click(screen.getByRole('button', { name: 'Zoom ud' }));
  await screen.findByRole('button', { name: 'Søg i dette område' });
});

test('announces an empty area and marks a capped count with a plus', async () => {
  const empty = await browse('?map=1', { ToolMap: () => ({ toolMap: [] }) });
  await screen.findByText('Intet værktøj i dette udsnit');
  empty.unmount();
  await browse('?map=1', {
    ToolMap: () => ({
      toolMap: [mark({ count: 1_000, hasMore: true, priceCentsMin: null, toolName: null })],
    }),
  });
  expect((await marks())[0]).toHaveTextContent('1.000+ stk.Nørrebro');
});

test('retries markers that failed to load', async () => {
  const { person, api } = await browse('?map=1', {
    ToolMap: () => {
      throw new FakeNetworkError();
    },
  });
  await screen.findByText('Noget af kortet kunne ikke hentes.');
  api.answer('ToolMap', () => ({ toolMap: [single] }));
  const again = within(screen.getByRole('dialog', { name: 'Kort' })).getByRole('button', {
    name: 'Prøv igen',
  });
  await person.click(again);
  expect(await marks()).toHaveLength(1);
});

describe('the map on a wide screen', () => {
  beforeEach(() => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: /min-width/.test(query) }));
  });

  test('is beside the list, and closing it moves the focus to its button', async () => {
    const { person, button, address } = await browse();
    await person.click(button);
    const map = await screen.findByRole('region', { name: 'Kort' });
    expect(screen.getByRole('list', { name: 'Værktøj' })).toBeVisible();
    await person.click(within(map).getByRole('button', { name: 'Luk kortet' }));
    await waitFor(() => expect(address()).toBe('/browse'));
    expect(screen.queryByRole('region', { name: 'Kort' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Vis på kort' })).toHaveFocus();
  });

  test('shares favourites between the tools of a marker and the list', async () => {
    const { person, button } = await browse();
    await person.click(button);
    fireEvent.click((await marks())[0] as HTMLElement);
    const panel = await screen.findByRole('region', { name: 'Værktøj ved Nørrebro' });
    const name = { name: 'Gem Boremaskine som favorit' };
    const heart = await within(panel).findByRole('button', name);
    await person.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    const beside = within(screen.getByRole('list', { name: 'Værktøj' })).getByRole('button', name);
    expect(beside).toHaveAttribute('aria-pressed', 'true');
  });
});

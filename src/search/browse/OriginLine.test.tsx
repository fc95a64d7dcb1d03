import { screen, waitFor, within } from '@testing-library/react';
import { browse, type Variables } from '../../../tests/helpers/app/browse';

describe('the search location', () => {
  const places = {
    searchOrigin: ({ near }: Variables) => {
      const known: Record<string, string> = { '': 'København', 2100: 'Østerbro', Valby: 'Valby' };
      const name = known[String(near)];
      return { searchOrigin: name ? { name, latitude: 55.7, longitude: 12.6 } : null };
    },
    places: ({ beginsWith }: Variables) => ({
      places: ['Valby', 'Vanløse'].filter((name) => name.startsWith(String(beginsWith))),
    }),
  };
  const live = { source: 'live' as const, api: places };
  const opener = (name: RegExp | string) => screen.findByRole('button', { name });
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Hvor er du?' }));

  it('is shown as the service reports it, and a place can be entered and chosen', async () => {
    const { person, asked, address } = await browse('', live);
    expect(asked()[0]).not.toHaveProperty('near');
    await person.click(await opener('Nær København · Skift'));
    const choice = await dialog();
    expect(choice.getByRole('button', { name: 'Vis værktøj her' })).toBeDisabled();
    await person.type(choice.getByRole('textbox', { name: 'By, bydel eller postnummer' }), 'Va');
    expect(await choice.findByRole('button', { name: 'Vanløse' })).toBeInTheDocument();
    await person.click(choice.getByRole('button', { name: 'Valby' }));
    await waitFor(() => expect(address()).toBe('/browse?near=Valby'));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ near: 'Valby' }));
    expect(await opener('Nær Valby · Skift')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Fjern filteret Nær Valby' }));
    expect(address()).toBe('/browse');
    expect(await opener('Nær København · Skift')).toBeInTheDocument();
  });

  it('shows the place name of a postcode', async () => {
    await browse('?near=2100', live);
    expect(await screen.findByText('Nær Østerbro')).toBeInTheDocument();
    expect(await opener('Nær Østerbro · Skift')).toBeInTheDocument();
  });

  it('shows an error for an unknown place, and another can be entered', async () => {
    const { person, address } = await browse('?near=Atlantis', {
      ...live,
      api: { ...places, searchTools: () => ({ searchTools: [] }) },
    });
    expect(await screen.findByText('Ukendt sted: Atlantis')).toBeInTheDocument();
    expect(await screen.findByText(/^Vi kender ikke stedet „Atlantis“/)).toBeInTheDocument();
    await person.click(await opener('Vi kender ikke stedet'));
    const choice = await dialog();
    const input = choice.getByRole('textbox', { name: 'By, bydel eller postnummer' });
    expect(input).toHaveValue('Atlantis');
    expect(
      await choice.findByText('Vi kender intet sted, der begynder sådan.'),
    ).toBeInTheDocument();
    await person.click(choice.getByRole('button', { name: 'Fjern stedet' }));
    expect(address()).toBe('/browse');
  });

  describe('from the device position', () => {
    const placedAt = (answer: (found: PositionCallback, fail: PositionErrorCallback) => void) =>
      Object.defineProperty(navigator, 'geolocation', {
        configurable: true,
        value: { getCurrentPosition: answer },
      });
    afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

    it('is requested only on a click and leaves the browser as a place name', async () => {
      const ask = jest.fn((found: PositionCallback) =>
        found({ coords: { latitude: 55.66123, longitude: 12.51789 } } as GeolocationPosition),
      );
      placedAt(ask);
      const {
        person,
        address,
        api: service,
      } = await browse('', {
        ...live,
        api: { ...places, placeNear: () => ({ placeNear: { name: 'Valby' } }) },
      });
      await person.click(await opener('Nær København · Skift'));
      const choice = await dialog();
      expect(ask).not.toHaveBeenCalled();
      await person.click(choice.getByRole('button', { name: 'Brug min placering' }));
      await waitFor(() => expect(address()).toBe('/browse?near=Valby'));
      expect(service.callsOf('placeNear').map(({ variables }) => variables)).toEqual([
        { latitude: 55.66, longitude: 12.52 },
      ]);
    });

    it.each([
      ['denied', 'Vi fik ikke at vide, hvor du er. Skriv et sted i stedet.'],
      ['abroad', 'Du er for langt fra Danmark. Skriv et sted i stedet.'],
    ])('shows the failure %s, and a place can be entered instead', async (what, words) => {
      placedAt((found, fail) =>
        what === 'denied'
          ? fail({ message: 'User denied Geolocation' } as GeolocationPositionError)
          : found({ coords: { latitude: 0, longitude: 0 } } as GeolocationPosition),
      );
      const { person, address } = await browse('', {
        ...live,
        api: { ...places, placeNear: () => ({ placeNear: null }) },
      });
      await person.click(await opener('Nær København · Skift'));
      const choice = await dialog();
      await person.click(choice.getByRole('button', { name: 'Brug min placering' }));
      expect(await choice.findByText(words)).toBeInTheDocument();
      expect(choice.getByRole('button', { name: 'Brug min placering' })).toBeEnabled();
      expect(address()).toBe('/browse');
    });
  });
});

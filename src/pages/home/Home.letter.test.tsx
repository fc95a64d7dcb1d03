import { act, screen, within } from '@testing-library/react';
import { buildFoundTool } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { catalogueApi } from '../../tools/api/catalogueApi';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the front page in the letter (§2)', () => {
  it('features six sample tools without a request, with price, place, stars and links', async () => {
    const { api, store } = await renderLetter('/');
    const featured = await section('Udvalgt værktøj');
    const cards = await featured.findAllByRole('article');
    expect(cards).toHaveLength(6);
    expect(featured.getByRole('link', { name: 'Akku boremaskine 18 V' })).toBeInTheDocument();
    const expected = catalogueApi.endpoints.featuredTools.select()(store.getState()).data;
    for (const [index, tool] of (expected ?? []).entries()) {
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('link', { name: tool.name })).toHaveAttribute(
        'href',
        `/tool/${tool.id}`,
      );
      expect(card.getByText(tool.location)).toBeInTheDocument();
      expect(card.getByText('kr./dag')).toBeInTheDocument();
      expect(card.getByText(/af 5 stjerner/)).toBeInTheDocument();
    }
    expect(api.callsOf('searchTools')).toHaveLength(0);
  });

  it('gives reasons, with the figures of §9', async () => {
    await renderLetter('/');
    const benefits = await section('Derfor låner folk i Skuret');
    expect(benefits.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(benefits.getByText(/5\.000 kr\./)).toBeInTheDocument();
    expect(benefits.getByText(/24 timer før afhentning/)).toBeInTheDocument();
  });
});

describe('testimonials on the front page in the letter', () => {
  it('are not requested', async () => {
    const { api } = await renderLetter('/');
    await screen.findByRole('heading', { level: 2, name: 'Udvalgt værktøj' });
    await api.idle();
    expect(api.callsOf('homeStories')).toHaveLength(0);
  });
});

describe('recently viewed tools on the front page in the letter', () => {
  const watches = new Set<IntersectionObserverCallback>();
  beforeEach(() => {
    watches.clear();
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
      watches.add(callback);
      return { observe() {}, unobserve() {}, disconnect() {} } as unknown as IntersectionObserver;
    });
  });
  afterEach(() => jest.restoreAllMocks());
  const scrollDown = () =>
    act(() => {
      for (const watch of watches) {
        watch([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    });
  const open = (source: 'live' | 'sample' = 'live') =>
    renderRoute('/', {
      source,
      api: {
        featuredTools: () => ({ featuredTools: [] }),
        homeStories: () => ({ homeStories: { chosenReviews: [], earned: null } }),
        listedTools: () => ({ listedTools: [buildFoundTool({ id: '8', name: 'Stiksav' })] }),
      },
    });
  const keep = () =>
    localStorage.setItem('skuret.lately', JSON.stringify({ seen: ['8', '9'], searches: ['sav'] }));
  const part = () => screen.queryByRole('region', { name: 'Set for nylig' });

  it('are not shown', async () => {
    keep();
    const { api } = await open('sample');
    await screen.findByRole('heading', { level: 1 });
    scrollDown();
    await api.idle();
    expect(part()).not.toBeInTheDocument();
  });
});

import { screen } from '@testing-library/react';
import { buildMeasure, buildUser } from '../../../tests/helpers/app/builders';
import { foreignWords } from '../../../tests/helpers/app/foreignWords';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const texts = { facts: 'x', ruleName: 'x' };
const decided = {
  appealUntil: null,
  appealText: 'x',
  appealedAt: '2026-06-02T10:00:00Z',
  decidedAt: '2026-06-05T10:00:00Z',
  decidedReason: 'x',
  isUpheld: false,
};

describe.each(['da', 'en'] as const)('a decision in %s', (language) => {
  it.each([
    ['before an appeal', {}],
    ['after its appeal', decided],
  ])('has no words of the other language %s', async (_when, more) => {
    const measures = [buildMeasure({ ...texts, ...more })];
    const api = { measures: () => ({ measures }) };
    await renderRoute('/decision/1001', { user: buildUser(), language, api });
    await screen.findAllByRole('region');
    expect(foreignWords(language)).toEqual([]);
  });
});

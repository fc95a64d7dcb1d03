import { screen, within } from '@testing-library/react';
import { buildMeasure, buildUser } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import type { Measure } from '../api/measuresApi';

const appealed = {
  appealUntil: null,
  appealText: 'It is my tool',
  appealedAt: '2026-06-02T10:00:00Z',
};
const decided = {
  ...appealed,
  decidedAt: '2026-06-05T10:00:00Z',
  decidedReason: 'The number matches.',
};

const open = (found: Measure[], api: object = {}) =>
  renderRoute('/decision/1001', {
    user: buildUser(),
    api: { measures: () => ({ measures: found }), ...api },
  });

it('says what was decided, why, by which rule and by whom', async () => {
  await open([buildMeasure()]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We have suspended your account' }),
  ).toBeVisible();
  expect(
    screen.getByText(/^We have suspended your account until 20.June.2026\. Others/),
  ).toBeVisible();
  expect(screen.getByText(/^Three borrowers/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Listing a tool' })).toHaveAttribute(
    'href',
    '/terms#listing-a-tool',
  );
  expect(
    screen.getByText('A person at Skuret has decided this. No machine took part.'),
  ).toBeVisible();
  expect(screen.getByText(/^You can appeal once, until 1.December.2026/)).toBeVisible();
});

it('sends the appeal, and keeps what was typed when it is refused', async () => {
  let found = [buildMeasure()];
  const sent: unknown[] = [];
  let errors = ['You have appealed already. One appeal is possible.'];
  const { person } = await open(found, {
    measures: () => ({ measures: found }),
    appeal: (variables: unknown) => {
      sent.push(variables);
      if (errors.length === 0) found = [buildMeasure(appealed)];
      return { appeal: { measure: found[0] ?? null, errors } };
    },
  });
  const send = await screen.findByRole('button', { name: 'Send the appeal' });
  await person.click(send);
  const field = screen.getByRole('textbox', { name: /Why you disagree/ });
  expect(field).toHaveAccessibleDescription(/Please write why you disagree/);
  expect(sent).toEqual([]);
  await person.type(field, 'It is my tool');
  await person.click(send);
  expect(await screen.findByText(/^You have appealed already/)).toBeVisible();
  expect(field).toHaveValue('It is my tool');
  errors = [];
  await person.click(send);
  const part = await screen.findByRole('region', { name: 'Your appeal' });
  expect(within(part).getByText('It is my tool')).toBeVisible();
  expect(within(part).getByRole('status')).toHaveTextContent('We have your appeal.');
  expect(sent.at(-1)).toEqual({ id: '1001', text: 'It is my tool' });
});

it.each([
  [true, 'Your appeal was upheld on 5.June.2026. The decision is lifted.'],
  [false, 'We decided your appeal on 5.June.2026. The decision stands.'],
])('shows the outcome of an appeal that is upheld: %s', async (isUpheld, text) => {
  await open([buildMeasure({ ...decided, isUpheld })]);
  expect(await screen.findByText(new RegExp(`^${text}$`))).toBeVisible();
  expect(screen.getByText('The number matches.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /take a complaint further/ }) === null).toBe(isUpheld);
});

it('shows that a decision was lifted, and no form after the time for an appeal', async () => {
  const lifted = { liftedAt: '2026-06-03T10:00:00Z', liftedReason: 'We were wrong.' };
  await open([buildMeasure({ ...lifted, appealUntil: null })]);
  expect(await screen.findByText(/^We lifted this decision on 3.June.2026/)).toBeVisible();
  expect(screen.getByText('We were wrong.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the appeal' })).toBeNull();
});

it('says that another id is no decision', async () => {
  await open([buildMeasure({ id: '7' })]);
  expect(await screen.findByText('There is no such decision')).toBeVisible();
});

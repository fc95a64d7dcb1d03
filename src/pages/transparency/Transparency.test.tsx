import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const period = {
  from: '2026-07-01',
  reportCounts: [{ reason: 'FRAUD', count: 3 }],
  measureCounts: [{ kind: 'WARNING', count: 2 }],
  appeals: 1,
  upheldAppeals: 0,
  medianReportHours: 1,
  medianAppealHours: 60,
};

it('shows what was reported and decided in each half-year', async () => {
  const periods = [period, { ...period, from: '2026-01-01', medianReportHours: null }];
  await renderRoute('/transparency', { api: { transparency: () => ({ transparency: periods }) } });
  const table = await screen.findByRole('table', { name: 'July to December 2026' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);
  expect(rows).toEqual([
    ['Reports: fraud, or paying outside Skuret', expect.stringMatching(/3$/)],
    ['Median time until the outcome of a report', expect.stringMatching(/1 hour$/)],
    ['Warnings', expect.stringMatching(/2$/)],
    ['Appeals', expect.stringMatching(/1$/)],
    ['Appeals that succeeded', expect.stringMatching(/0$/)],
    ['Median time until the outcome of an appeal', expect.stringMatching(/3 days$/)],
  ]);
  const earlier = screen.getByRole('table', { name: 'January to June 2026' });
  expect(earlier).not.toHaveTextContent('outcome of a report');
});

it('says when there is nothing', async () => {
  await renderRoute('/transparency', { api: { transparency: () => ({ transparency: [] }) } });
  expect(await screen.findByText('Nothing so far')).toBeVisible();
});

it('loads again after a failure', async () => {
  let isBroken = true;
  await renderRoute('/transparency', {
    api: {
      transparency: () => {
        if (isBroken) throw new FakeNetworkError();
        return { transparency: [period] };
      },
    },
  });
  expect(await screen.findByText('We could not load the numbers.')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

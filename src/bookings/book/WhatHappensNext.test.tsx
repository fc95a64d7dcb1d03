import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeI18n } from '../../platform/locales/makeI18n';
import { makeStore } from '../../platform/store/store';
import { WhatHappensNext } from './WhatHappensNext';

const show = (start: string | null) =>
  render(
    <I18nProvider i18n={makeI18n()}>
      <Provider store={makeStore()}>
        <WhatHappensNext instant={false} owner="Jonas" today="2026-07-04" start={start} />
      </Provider>
    </I18nProvider>,
  );
const warning = () => screen.queryByText(/you cannot cancel for free/);

test.each([
  ['today', '2026-07-04', true],
  ['tomorrow', '2026-07-05', true],
  ['in two days', '2026-07-06', false],
  ['on no chosen day', null, false],
])('a start %s says whether it can be cancelled for free', (_name, start, says) => {
  show(start);
  expect(warning() !== null).toBe(says);
});

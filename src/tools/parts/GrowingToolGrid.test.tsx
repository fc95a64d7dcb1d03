import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { buildListing } from '../../../tests/helpers/app/builders';
import { hideElement, showElement } from '../../../tests/helpers/app/fakeObservers';
import { makeI18n } from '../../platform/locales/makeI18n';
import { GrowingToolGrid, type GrowingToolGridProps } from './GrowingToolGrid';

const tools = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildListing({ id: String(index + 1), name: `Værktøj ${index + 1}` }),
  );

function open(changes: Partial<GrowingToolGridProps> = {}) {
  const onMore = jest.fn();
  const grid = (props: Partial<GrowingToolGridProps>) => (
    <I18nProvider i18n={makeI18n()}>
      <MemoryRouter>
        <GrowingToolGrid
          tools={tools(3)}
          label="Værktøj"
          headingLevel={2}
          view="grid"
          hasMore
          moreLabel="Vis flere"
          byScrolling
          onMore={onMore}
          {...changes}
          {...props}
        />
      </MemoryRouter>
    </I18nProvider>
  );
  const { rerender } = render(grid({}));
  return {
    onMore,
    show: (props: Partial<GrowingToolGridProps>) => rerender(grid(props)),
    button: () => screen.getByRole('button', { name: 'Vis flere' }),
  };
}

test('requests more once when the end comes into view, and again after the list has grown', () => {
  const { onMore, show, button } = open();
  showElement(button());
  hideElement(button());
  showElement(button());
  expect(onMore).toHaveBeenCalledTimes(1);
  hideElement(button());
  show({ tools: tools(6) });
  showElement(button());
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('requests the next page when a short one leaves the end in view', async () => {
  const { onMore, show, button } = open();
  showElement(button());
  show({ tools: tools(6) });
  await Promise.resolve();
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('requests nothing on scrolling when only the button may load', () => {
  const { onMore, button } = open({ byScrolling: false });
  showElement(button());
  expect(onMore).not.toHaveBeenCalled();
  fireEvent.click(button());
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('the button moves the focus to the first new tool, and scrolling does not', () => {
  const { show, button } = open();
  button().focus();
  showElement(button());
  show({ tools: tools(5) });
  expect(button()).toHaveFocus();
  fireEvent.click(button());
  show({ tools: tools(7), hasMore: false });
  expect(screen.getByRole('link', { name: 'Værktøj 6' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
});

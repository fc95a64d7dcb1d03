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

test('the end in view asks for more once, and again after the list has grown', () => {
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

test('a short page that leaves the end in view asks for the next one', async () => {
  const { onMore, show, button } = open();
  showElement(button());
  show({ tools: tools(6) });
  await Promise.resolve();
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('the end in view asks for nothing where only the button may', () => {
  const { onMore, button } = open({ byScrolling: false });
  showElement(button());
  expect(onMore).not.toHaveBeenCalled();
  fireEvent.click(button());
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('the button moves the focus to the first new tool, and scrolling leaves it', () => {
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

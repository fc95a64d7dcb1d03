import { act } from '@testing-library/react';

/**
 * Lets everything happen that waits for no answer of the test: what follows from answers, and what Redux Toolkit puts
 * off to the next frame.
 */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
